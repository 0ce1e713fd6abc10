var e={title:`סבאטור 2`,contents:[{anchor:`roles`,text:`מי הוא מי`},{anchor:`setup`,text:`הכנת המשחק`},{anchor:`turn`,text:`התור שלך`},{anchor:`tunnels`,text:`קלפי מנהרה`},{anchor:`actions`,text:`קלפי פעולה`},{anchor:`end`,text:`סוף הסיבוב`},{anchor:`winners`,text:`מי מנצח בסיבוב`},{anchor:`gold`,text:`זהב`},{anchor:`rounds`,text:`סיבוב חדש וסוף המשחק`},{anchor:`options`,text:`מה אפשר לבחור בשולחן`},{anchor:`cards`,text:`כל הקלפים`}],html:`<h1>סבאטור 2</h1>
<p class="prose">המכרה גדל, ואיתו גם החשדנות. הכורים הם עכשיו <strong>שני צוותים</strong>, כחול וירוק, שמתחרים זה בזה על האוצר. בוס, ספסר ושני
גאולוגים דואגים לעצמם, והסבאטורים עדיין כאן. במנהרות יש גשרים, סולמות ודלתות, ובין הקלפים מלכודות, גניבות והחלפות.</p>
<p class="prose">משחקים בכל קלפי המנהרה והפעולה של משחק הבסיס ובקלפים של הקופסה הזאת; קלפי הגמדים והזהב של משחק הבסיס אינם בשימוש. רבים
מכללי משחק הבסיס תקפים גם כאן. הם מובאים בכמה מילים, והכותרות שלהם מובילות לדף של <a href="/rules/base">משחק הבסיס</a>, ושם הם מופיעים
במלואם.</p>
<p class="prose">לכל כלל יש מספר, למשל <a href="/rules/saboteur2#S-12">S-12</a>. כשהשולחן לא מקבל מהלך, הוא מציין את מספר הכלל ומפנה לכאן.</p>
<p class="note">הערה כזאת מסמנת עניין שהכללים המודפסים משאירים פתוח, ואומרת איך משחקים כאן.</p>
<h2 id="roles">מי הוא מי</h2>
<div class="gallery"><figure class="role"><span class="picture" data-picture="role:blue" data-uid="rules-1"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>כורה בצוות הכחול, 4 ×</figcaption></figure><figure class="role"><span class="picture" data-picture="role:green" data-uid="rules-2"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>כורה בצוות הירוק, 4 ×</figcaption></figure><figure class="role"><span class="picture" data-picture="role:boss" data-uid="rules-3"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>בוס, 1 ×</figcaption></figure><figure class="role"><span class="picture" data-picture="role:profiteer" data-uid="rules-4"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>ספסר, 1 ×</figcaption></figure><figure class="role"><span class="picture" data-picture="role:geologist" data-uid="rules-5"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>גאולוג, 2 ×</figcaption></figure><figure class="role"><span class="picture" data-picture="role:saboteur" data-uid="rules-6"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>סבאטור, 3 ×</figcaption></figure></div>
<div class="wide"><table><thead>
<tr>
<th scope="col">תפקיד</th>
<th scope="col">מה הוא רוצה</th>
</tr>
</thead>
<tbody>
<tr>
<td>כורים כחולים וירוקים</td>
<td>את האוצר לצוות שלהם, ולא מאחורי דלת בצבע האחר</td>
</tr>
<tr>
<td>בוס</td>
<td>שאחד הצוותים יגיע אל האוצר; מקבל גוש זהב אחד פחות מהאחרים</td>
</tr>
<tr>
<td>ספסר</td>
<td>תמיד בקבוצת המנצחים; מקבל 2 גושי זהב פחות מהאחרים</td>
</tr>
<tr>
<td>גאולוגים</td>
<td>כמה שיותר גבישים במבוך</td>
</tr>
<tr>
<td>סבאטורים</td>
<td>שאיש לא יגיע אל האוצר</td>
</tr>
</tbody>
</table></div><h2 id="setup">הכנת המשחק</h2>
<p id="S-01" class="rule"><strong>שחקנים.</strong> המשחק מתאים ל-2 עד 12 שחקנים. <a class="id" href="/rules/saboteur2#S-01"><bdi>S-01</bdi></a></p>
<p id="S-02" class="rule"><strong>קלפי גמדים.</strong> מערבבים את כל 15 הקלפים, בלי קשר למספר השחקנים: 4 כורים כחולים, 4 כורים ירוקים, בוס אחד, ספסר אחד, 2
גאולוגים ו-3 סבאטורים. כל שחקן מקבל קלף אחד. השאר נשארים בערמת גמדים סגורה, ואף אחד לא מכיר אותם. <a class="id" href="/rules/saboteur2#S-02"><bdi>S-02</bdi></a></p>
<p id="S-03" class="rule"><strong>קופה ויד.</strong> מערבבים את כל קלפי המנהרה והפעולה משתי הקופסאות, 70 ו-47 מלבד קלף פתח המנהרה והיעדים. את 10 הקלפים
העליונים מניחים בצד לכל הסיבוב, בלי להביט בהם. כל שחקן מקבל 6 קלפים, בלי קשר למספר השחקנים. <a class="id" href="/rules/saboteur2#S-03"><bdi>S-03</bdi></a></p>
<p id="S-04" class="rule"><strong>הזהב</strong> משולם בגושים, ותמיד יש מספיק. רק הסכום קובע. <a class="id" href="/rules/saboteur2#S-04"><bdi>S-04</bdi></a></p>
<p class="note">בקופסה הזהב מונח סגור לפני בעליו. כאן השולחן מראה את הסכומים: זו החלטה שלנו. הכול משולם ונגנב לעיני כולם, כך שמי שסופר
טוב יודע אותם בכל מקרה; השולחן סופר בשביל כולם.</p>
<p id="S-05" class="rule"><strong>מי פותח.</strong> מקום שנבחר או הוגרל, כמו <a href="/rules/base#B-09">במשחק הבסיס</a>; ואז שמאלה, עם כיוון השעון. <a class="id" href="/rules/saboteur2#S-05"><bdi>S-05</bdi></a></p>
<p class="prose">ממשחק הבסיס:</p>
<ul>
<li id="B-03" class="rule"><a href="/rules/base#B-03">התפקיד שלך הוא הסוד שלך</a>: רק את קלף הגמד שלך רואים. <a class="id" href="/rules/saboteur2#B-03"><bdi>B-03</bdi></a></li>
<li id="B-05" class="rule"><a href="/rules/base#B-05">המכרה</a>: שבעה קלפים בין קלף פתח המנהרה ליעד האמצעי, קלף אחד בין יעד ליעד. <a class="id" href="/rules/saboteur2#B-05"><bdi>B-05</bdi></a></li>
<li id="B-06" class="rule"><a href="/rules/base#B-06">בלי גבולות</a>: המבוך יכול לגדול לכל כיוון. <a class="id" href="/rules/saboteur2#B-06"><bdi>B-06</bdi></a></li>
<li id="B-09" class="rule"><a href="/rules/base#B-09">מי פותח</a>: אפשר לקבוע מקום ראשון בעת פתיחת השולחן; אחרת מחליטה הגרלה. <a class="id" href="/rules/saboteur2#B-09"><bdi>B-09</bdi></a></li>
</ul>
<h2 id="turn">התור שלך</h2>
<p class="prose">עושים בדיוק אחד מארבעת הדברים האלה. אחר כך שולפים.</p>
<div class="wide"><table><thead>
<tr>
<th scope="col">מה עושים</th>
<th scope="col">כמה שולפים</th>
</tr>
</thead>
<tbody>
<tr id="S-10" class="rule">
<td><strong>מניחים קלף מנהרה</strong> במבוך.</td>
<td>קלף אחד <a class="id" href="/rules/saboteur2#S-10"><bdi>S-10</bdi></a></td>
</tr>
<tr id="S-11" class="rule">
<td><strong>משחקים קלף פעולה.</strong></td>
<td>קלף אחד <a class="id" href="/rules/saboteur2#S-11"><bdi>S-11</bdi></a></td>
</tr>
<tr id="S-12" class="rule">
<td><strong>נפטרים מקלף:</strong> משליכים שני קלפים סגורים ומסירים קלף אחד שמונח לפניך. מכאן ואילך יש ביד קלף אחד פחות.</td>
<td>קלף אחד <a class="id" href="/rules/saboteur2#S-12"><bdi>S-12</bdi></a></td>
</tr>
<tr id="S-13" class="rule">
<td><strong>מעבירים את התור:</strong> משליכים 1, 2 או 3 קלפים סגורים.</td>
<td>כמספר הקלפים שהושלכו <a class="id" href="/rules/saboteur2#S-13"><bdi>S-13</bdi></a></td>
</tr>
</tbody>
</table></div><p id="S-14" class="rule"><strong>כשהקופה נגמרת</strong> לא שולפים, ואת ערמת הקלפים המשומשים לא מערבבים; אם יש פחות קלפים מהדרוש, שולפים את אלה שיש. עדיין
בוחרים אחד מהארבעה. על שחקן בלי קלפים מדלגים. <a class="id" href="/rules/saboteur2#S-14"><bdi>S-14</bdi></a></p>
<p class="note">מי ששוב יש לו קלפים, אחרי <a href="/rules/saboteur2#S-33">החלפת קלפים</a>, חוזר לשחק.</p>
<p id="S-15" class="rule"><strong>אחד מכל סוג.</strong> לפני אותו שחקן מונח לכל היותר עותק אחד של כל קלף פעולה: כלי שבור אחד מכל סוג, מלכודת אחת, גניבה אחת.
 <a class="id" href="/rules/saboteur2#S-15"><bdi>S-15</bdi></a></p>
<p id="S-16" class="rule"><strong>ממה אפשר להיפטר.</strong> צריך שני קלפים ביד וקלף שמונח לפניך. כל קלף שמונח שם מתאים: כלי שבור, מלכודת, אפילו הגניבה שלך.
 <a class="id" href="/rules/saboteur2#S-16"><bdi>S-16</bdi></a></p>
<p id="S-17" class="rule"><strong>ערמת הקלפים המשומשים</strong> סגורה ואסור לעיין בה. מה ששוחק נראה כששוחק. מה שהושלך כדי להיפטר מקלף או להעביר תור לא נראה
לאחרים. <a class="id" href="/rules/saboteur2#S-17"><bdi>S-17</bdi></a></p>
<h2 id="tunnels">קלפי מנהרה</h2>
<p class="prose">מניחים מנהרות כמו במשחק הבסיס:</p>
<ul>
<li id="B-20" class="rule"><a href="/rules/base#B-20">ליד המבוך</a>: בצלע משותפת עם קלף פתוח. <a class="id" href="/rules/saboteur2#B-20"><bdi>B-20</bdi></a></li>
<li id="B-21" class="rule"><a href="/rules/base#B-21">מתאים מכל צד</a>: מנהרה למנהרה, סלע לסלע. <a class="id" href="/rules/saboteur2#B-21"><bdi>B-21</bdi></a></li>
<li id="B-22" class="rule"><a href="/rules/base#B-22">אף פעם לא לרוחב</a>: ישר או עם הראש למטה. <a class="id" href="/rules/saboteur2#B-22"><bdi>B-22</bdi></a></li>
<li id="B-23" class="rule"><a href="/rules/base#B-23">מחובר לקלף פתח המנהרה</a>: ללא הפרעה, ולא דרך מבוי סתום. <a class="id" href="/rules/saboteur2#B-23"><bdi>B-23</bdi></a></li>
<li id="B-24" class="rule"><a href="/rules/base#B-24">ליד יעד</a>: יעד סגור אינו דורש דבר משכניו. <a class="id" href="/rules/saboteur2#B-24"><bdi>B-24</bdi></a></li>
<li id="B-25" class="rule"><a href="/rules/base#B-25">מה שנותק</a> נשאר, אבל אי אפשר לבנות ממנו. <a class="id" href="/rules/saboteur2#B-25"><bdi>B-25</bdi></a></li>
<li id="B-26" class="rule"><a href="/rules/base#B-26">עם כלי שבור</a> אי אפשר להניח קלפי מנהרה. <a class="id" href="/rules/saboteur2#B-26"><bdi>B-26</bdi></a></li>
</ul>
<p class="prose">הקלפים האלה חדשים:</p>
<div id="S-20" class="rule shown"><div class="beside"><span class="inset"><span class="picture" data-picture="card:NS.EW" data-uid="rules-7"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span></div><p><strong>גשר.</strong> שתי מנהרות ישרות שמצטלבות ואינן נפגשות. אי אפשר לפנות על הגשר. כשמניחים אותו, לפחות אחת מהשתיים
צריכה להיות מחוברת לקלף פתח המנהרה. <a class="id" href="/rules/saboteur2#S-20"><bdi>S-20</bdi></a></p></div>
<div id="S-21" class="rule shown"><div class="beside"><span class="inset"><span class="picture" data-picture="card:NW.ES" data-uid="rules-8"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span></div><p><strong>פנייה כפולה.</strong> שתי פניות שאינן נפגשות. כשמניחים אותה, לפחות אחת מהשתיים צריכה להיות מחוברת לקלף פתח
המנהרה. <a class="id" href="/rules/saboteur2#S-21"><bdi>S-21</bdi></a></p></div>
<div id="S-22" class="rule shown"><div class="beside"><span class="inset"><span class="picture" data-picture="card:ES+ladder" data-uid="rules-9"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span></div><p><strong>סולם.</strong> מחובר ישירות לקלף פתח המנהרה ולכל סולם אחר. כשמניחים אותו, אחת המנהרות שלו צריכה לפגוש
מנהרה של קלף שכבר במבוך, גם של קלף פתח המנהרה; הקלף ההוא עצמו לא חייב להיות מחובר לקלף פתח המנהרה. אסור לחבר סולם אל
יעד. <a class="id" href="/rules/saboteur2#S-22"><bdi>S-22</bdi></a></p></div>
<p class="note">לכן אסור שמנהרה של סולם תפנה אל יעד, פתוח או סגור.</p>
<div class="gallery"><figure class="board"><span class="picture" data-picture="board:yes/start@0,0/gap@1,0/EW@2,0/+SW+ladder@3,0" data-uid="rules-10"><svg class="board" viewBox="-30 -30 860 360" width="206" height="86" aria-hidden="true"></svg></span><figcaption>מתאים: הסולם מביא אור למה שנותק</figcaption></figure><figure class="board"><span class="picture" data-picture="board:no/EW@6,0/NW@7,0/NS@7,-1/+ES+ladder@7,-2/goal@8,-2" data-uid="rules-11"><svg class="board" viewBox="-30 -30 660 960" width="158" height="230" aria-hidden="true"></svg></span><figcaption>אסור: הסולם פונה אל יעד</figcaption></figure></div>
<div id="S-23" class="rule shown"><div class="beside"><span class="inset"><span class="picture" data-picture="card:NS+blue" data-uid="rules-12"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span><span class="inset"><span class="picture" data-picture="card:NS.E+green" data-uid="rules-13"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span></div><p><strong>דלת.</strong> בסוף הסיבוב עוברים בדלת רק כורים בצבע שלה. בוס, ספסר, גאולוגים וסבאטורים
אינם נעצרים. דלת אף פעם לא מונעת הנחת קלפים מעברה השני, חשיפה של יעד או את סוף הסיבוב. הדלת הכחולה מעוגלת, הירוקה
מחודדת. <a class="id" href="/rules/saboteur2#S-23"><bdi>S-23</bdi></a></p></div>
<div id="S-24" class="rule shown"><div class="beside"><span class="inset"><span class="picture" data-picture="card:ESW+crystal" data-uid="rules-14"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span></div><p><strong>גבישים</strong> אינם משנים דבר למנהרה, רק לגאולוגים. <a class="id" href="/rules/saboteur2#S-24"><bdi>S-24</bdi></a></p></div>
<div id="S-25" class="rule shown"><div class="beside"><span class="inset"><span class="picture" data-picture="card:NS.E.W" data-uid="rules-15"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span></div><p><strong>מנהרות חסומות בחלקן.</strong> חלק מהקצוות מחוברים, אחרים נגמרים בתוך הקלף. הן צריכות להתאים מכל צד, אבל הדרך
מובילה רק במקום שהקצוות מחוברים. <a class="id" href="/rules/saboteur2#S-25"><bdi>S-25</bdi></a></p></div>
<div class="gallery"><figure class="board"><span class="picture" data-picture="board:plain/start@0,0/EW@1,0/SW.E@2,0*SW/NE@2,1" data-uid="rules-16"><svg class="board" viewBox="-30 -30 660 660" width="158" height="158" aria-hidden="true"></svg></span><figcaption>הדרך ממשיכה למטה, ולא ימינה</figcaption></figure></div>
<p id="S-26" class="rule"><strong>סלע שהגיעו אליו משני צדדים</strong> הופכים כך שיפגוש כמה שיותר מהמנהרות שהגיעו אליו, ואחר כך כך שיפגוש את הקלף שהונח אחרון;
אחרת לא הופכים אותו. <a class="id" href="/rules/saboteur2#S-26"><bdi>S-26</bdi></a></p>
<p class="note">הכללים המודפסים אינם מדברים על כך. כאן זה יכול לקרות בגלל הגשרים והסולמות.</p>
<h2 id="actions">קלפי פעולה</h2>
<p class="prose">קלפי הפעולה של משחק הבסיס עושים מה שהם עושים שם:</p>
<ul>
<li id="B-30" class="rule"><a href="/rules/base#B-30">כלי שבור</a>: לפני שחקן אחר, לכל היותר אחד מכל סוג. <a class="id" href="/rules/saboteur2#B-30"><bdi>B-30</bdi></a></li>
<li id="B-31" class="rule"><a href="/rules/base#B-31">תיקון</a>: מסיר כלי שבור מהסוג המצויר, מלפני כל שחקן. <a class="id" href="/rules/saboteur2#B-31"><bdi>B-31</bdi></a></li>
<li id="B-32" class="rule"><a href="/rules/base#B-32">תיקון עם שני כלים</a>: מתקן אחד מהשניים. <a class="id" href="/rules/saboteur2#B-32"><bdi>B-32</bdi></a></li>
<li id="B-33" class="rule"><a href="/rules/base#B-33">אין מה לתקן</a>: לתיקון דרוש כלי שבור מתאים. <a class="id" href="/rules/saboteur2#B-33"><bdi>B-33</bdi></a></li>
<li id="B-34" class="rule"><a href="/rules/base#B-34">מפולת סלעים</a>: מסירה קלף מנהרה מהמבוך, אף פעם לא את קלף פתח המנהרה או יעד. <a class="id" href="/rules/saboteur2#B-34"><bdi>B-34</bdi></a></li>
<li id="B-35" class="rule"><a href="/rules/base#B-35">מפה</a>: הצצה בקלף יעד סגור אחד. <a class="id" href="/rules/saboteur2#B-35"><bdi>B-35</bdi></a></li>
</ul>
<p class="prose">אלה חדשים:</p>
<div id="S-30" class="rule shown"><div class="beside"><span class="inset"><span class="picture" data-picture="card:theft" data-uid="rules-17"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span></div><p><strong>גניבה.</strong> מניחים אותה לפני עצמך. אחרי שהזהב של הסיבוב חולק, לוקחים גוש זהב אחד משחקן אחר. <a class="id" href="/rules/saboteur2#S-30"><bdi>S-30</bdi></a></p></div>
<div id="S-31" class="rule shown"><div class="beside"><span class="inset"><span class="picture" data-picture="card:hands-off" data-uid="rules-18"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span></div><p><strong>לא לגעת!</strong> מסיר גניבה שמונחת לפני שחקן כלשהו. שני הקלפים מושלכים. <a class="id" href="/rules/saboteur2#S-31"><bdi>S-31</bdi></a></p></div>
<div id="S-32" class="rule shown"><div class="beside"><span class="inset"><span class="picture" data-picture="card:swap-hats" data-uid="rules-19"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span></div><p><strong>החלפת כובעים.</strong> בוחרים שחקן, ואפשר גם את עצמך. קלף הגמד של אותו שחקן עובר לתחתית ערמת הגמדים, והוא
לוקח את הקלף העליון של הערמה, שרק הוא רואה. קלף ההחלפה מושלך. אילו הייתה ערמת הגמדים ריקה אי אפשר היה לשחק אותו, אבל היא
אף פעם לא ריקה. <a class="id" href="/rules/saboteur2#S-32"><bdi>S-32</bdi></a></p></div>
<div id="S-33" class="rule shown"><div class="beside"><span class="inset"><span class="picture" data-picture="card:swap-hands" data-uid="rules-20"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span></div><p><strong>החלפת קלפים.</strong> בוחרים שחקן אחר, ומחליפים ביניכם את כל הקלפים שביד, כמה שיהיו. קלף ההחלפה מושלך.
את הקלף של התור הזה שולף השחקן <em>השני</em>, ולא אתם. <a class="id" href="/rules/saboteur2#S-33"><bdi>S-33</bdi></a></p></div>
<div id="S-34" class="rule shown"><div class="beside"><span class="inset"><span class="picture" data-picture="card:inspect" data-uid="rules-21"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span></div><p><strong>בדיקה.</strong> מציצים בקלף הגמד של שחקן אחר. רק אתם רואים אותו; כולם רואים את מי בדקתם. הקלף מושלך. אחרי
החלפת כובעים ייתכן שמה שראיתם כבר לא נכון. <a class="id" href="/rules/saboteur2#S-34"><bdi>S-34</bdi></a></p></div>
<div id="S-35" class="rule shown"><div class="beside"><span class="inset"><span class="picture" data-picture="card:trap" data-uid="rules-22"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span></div><p><strong>מלכודת.</strong> מניחים אותה לפני שחקן אחר, וכל עוד היא מונחת שם הוא לא יכול להניח קלפי מנהרה. מי שנשאר
במלכודת בסוף הסיבוב <a href="/rules/saboteur2#S-58">לא מקבל כלום</a>. <a class="id" href="/rules/saboteur2#S-35"><bdi>S-35</bdi></a></p></div>
<div id="S-36" class="rule shown"><div class="beside"><span class="inset"><span class="picture" data-picture="card:free" data-uid="rules-23"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span></div><p><strong>שחרור.</strong> מסיר מלכודת שמונחת לפני שחקן כלשהו, גם לפניך. שני הקלפים מושלכים. <a class="id" href="/rules/saboteur2#S-36"><bdi>S-36</bdi></a></p></div>
<p id="S-37" class="rule"><strong>אין מה להסיר.</strong> ״לא לגעת!״ ושחרור אפשר לשחק רק על שחקן שמונח לפניו קלף כזה. <a class="id" href="/rules/saboteur2#S-37"><bdi>S-37</bdi></a></p>
<h2 id="end">סוף הסיבוב</h2>
<p id="S-40" class="rule"><strong>מתי נגמר סיבוב.</strong> כשדרך מובילה מקלף פתח המנהרה אל האוצר, בלי קשר לדלתות; או כשהקופה ריקה ואין ביד של איש קלף שאפשר
לשחק. <a class="id" href="/rules/saboteur2#S-40"><bdi>S-40</bdi></a></p>
<p class="note">הסיבוב נמשך גם כל עוד שחקן כלשהו יכול <a href="/rules/saboteur2#S-12">להיפטר מקלף</a>, כי בלי מלכודת או כלי שבור אפשר לפעמים לשחק קלף. האפשרות
להעביר את התור אינה מאריכה אותו.</p>
<p class="prose">ממשחק הבסיס:</p>
<ul>
<li id="B-40" class="rule"><a href="/rules/base#B-40">הגעה ליעד</a>: הוא נחשף כשמובילה אליו דרך, וכך גם כל יעד אחר שמחובר באותו רגע. <a class="id" href="/rules/saboteur2#B-40"><bdi>B-40</bdi></a></li>
<li id="B-41" class="rule"><a href="/rules/base#B-41">האוצר</a> מסיים את הסיבוב מיד. <a class="id" href="/rules/saboteur2#B-41"><bdi>B-41</bdi></a></li>
<li id="B-42" class="rule"><a href="/rules/base#B-42">סלע</a> הופכים כך שיפגוש את המנהרה, והמשחק נמשך. <a class="id" href="/rules/saboteur2#B-42"><bdi>B-42</bdi></a></li>
<li id="B-43" class="rule"><a href="/rules/base#B-43">מבוי סתום לא מגיע לשום מקום</a>, ולכן אינו חושף יעד. <a class="id" href="/rules/saboteur2#B-43"><bdi>B-43</bdi></a></li>
<li id="B-45" class="rule"><a href="/rules/base#B-45">חשיפת התפקידים</a>: חושפים את כל קלפי הגמדים. <a class="id" href="/rules/saboteur2#B-45"><bdi>B-45</bdi></a></li>
</ul>
<h2 id="winners">מי מנצח בסיבוב</h2>
<p class="prose">צוות <em>יכול להגיע</em> אל האוצר אם דרך כלשהי מקלף פתח המנהרה מובילה אליו בלי לעבור בדלת בצבע האחר. זה מה שקובע, וגם מי הניח
את הקלף שיצר את החיבור.</p>
<div class="wide"><table><thead>
<tr>
<th scope="col">מי יצר את החיבור</th>
<th scope="col">הצוות שלו יכול להגיע</th>
<th scope="col">הצוות האחר יכול להגיע</th>
<th scope="col">מי מנצח</th>
</tr>
</thead>
<tbody>
<tr>
<td>כורה</td>
<td>כן</td>
<td>כן או לא</td>
<td>הצוות של הכורה</td>
</tr>
<tr>
<td>כורה</td>
<td>לא</td>
<td>כן</td>
<td>הצוות האחר</td>
</tr>
<tr>
<td>תפקיד אחר</td>
<td>–</td>
<td>–</td>
<td>כל צוות שיכול להגיע</td>
</tr>
<tr>
<td>כל תפקיד</td>
<td>לא</td>
<td>לא</td>
<td>בוס וספסר</td>
</tr>
<tr>
<td>איש</td>
<td>–</td>
<td>–</td>
<td>הסבאטורים</td>
</tr>
</tbody>
</table></div><p id="S-50" class="rule"><strong>כורה למען הצוות שלו.</strong> אם כורה כחול או ירוק יצר את החיבור, והצוות שלו יכול להגיע אל האוצר, הצוות הזה מנצח והצוות האחר
לא. יחד איתו מנצחים <a href="/rules/saboteur2#S-54">הבוס</a> ו<a href="/rules/saboteur2#S-55">הספסר</a>. <a class="id" href="/rules/saboteur2#S-50"><bdi>S-50</bdi></a></p>
<p id="S-51" class="rule"><strong>כורה למען הצוות האחר.</strong> אם כורה יצר את החיבור, הצוות שלו אינו יכול להגיע אל האוצר והצוות האחר יכול, הצוות האחר מנצח.
 <a class="id" href="/rules/saboteur2#S-51"><bdi>S-51</bdi></a></p>
<p id="S-52" class="rule"><strong>תפקיד אחר.</strong> אם הבוס, הספסר, גאולוג או סבאטור יצר את החיבור, מנצח כל צוות שיכול להגיע אל האוצר. כשאין דלת בדרך, מנצחים
שניהם. <a class="id" href="/rules/saboteur2#S-52"><bdi>S-52</bdi></a></p>
<p id="S-53" class="rule"><strong>חסום לשניהם.</strong> אם אף צוות אינו יכול להגיע, אף צוות אינו מנצח. קבוצת המנצחים היא אז הבוס והספסר, מי מהם שמשחק בסיבוב.
 <a class="id" href="/rules/saboteur2#S-53"><bdi>S-53</bdi></a></p>
<p id="S-54" class="rule"><strong>הבוס</strong> שייך לקבוצת המנצחים בכל פעם שצוות מנצח, וגם כשהדרך <a href="/rules/saboteur2#S-53">חסומה לשניהם</a>. <a class="id" href="/rules/saboteur2#S-54"><bdi>S-54</bdi></a></p>
<p id="S-55" class="rule"><strong>הספסר</strong> שייך לקבוצת המנצחים תמיד, ולא משנה מי ניצח. <a class="id" href="/rules/saboteur2#S-55"><bdi>S-55</bdi></a></p>
<p id="S-56" class="rule"><strong>המנהרה לא הגיעה אל האוצר.</strong> הסבאטורים מנצחים. אם אין סבאטור בין השחקנים, הספסר מנצח לבדו; ואם אין גם ספסר, אף אחד לא
מנצח. <a class="id" href="/rules/saboteur2#S-56"><bdi>S-56</bdi></a></p>
<p id="S-57" class="rule"><strong>גאולוגים</strong> אינם שייכים לשום קבוצת מנצחים. גאולוג מקבל גוש זהב על כל גביש שנראה במבוך; שני גאולוגים מתחלקים בסכום הזה
בשווה, בעיגול כלפי מטה. הם מקבלים אותו בלי קשר למי ניצח. <a class="id" href="/rules/saboteur2#S-57"><bdi>S-57</bdi></a></p>
<p id="S-58" class="rule"><strong>במלכודת.</strong> שחקן שמונחת לפניו מלכודת בסוף הסיבוב נשאר מחוץ לכול: הוא לא נספר בקבוצת המנצחים, לא מקבל כלום בלי קשר
לתפקיד שלו, והגניבה שלו בטלה. <a class="id" href="/rules/saboteur2#S-58"><bdi>S-58</bdi></a></p>
<p class="note">אם אחד משני גאולוגים במלכודת, האחר מקבל על כל הגבישים. אם הסבאטורים מנצחים ואחד מהם במלכודת, האחרים מקבלים את שלהם.</p>
<h2 id="gold">זהב</h2>
<p id="S-59" class="rule"><strong>מה מקבלת קבוצת המנצחים.</strong> זה תלוי בגודל הקבוצה. הבוס מקבל 1 פחות והספסר 2 פחות, אף פעם לא מתחת ל-0. <a class="id" href="/rules/saboteur2#S-59"><bdi>S-59</bdi></a></p>
<div class="wide"><table><thead>
<tr>
<th scope="col">בקבוצת המנצחים</th>
<th scope="col">גושי זהב לכל אחד</th>
<th scope="col">לבוס</th>
<th scope="col">לספסר</th>
</tr>
</thead>
<tbody>
<tr>
<td>1</td>
<td>5</td>
<td>4</td>
<td>3</td>
</tr>
<tr>
<td>2</td>
<td>4</td>
<td>3</td>
<td>2</td>
</tr>
<tr>
<td>3</td>
<td>3</td>
<td>2</td>
<td>1</td>
</tr>
<tr>
<td>4</td>
<td>2</td>
<td>1</td>
<td>0</td>
</tr>
<tr>
<td>5 ויותר</td>
<td>1</td>
<td>0</td>
<td>0</td>
</tr>
</tbody>
</table></div><p id="S-60" class="rule"><strong>אחר כך הגניבות.</strong> קודם השחקן ששיחק גניבה אחרון, ואז עם כיוון השעון. כל שחקן שלפניו גניבה ואינו במלכודת בוחר שחקן אחר
ולוקח ממנו גוש זהב אחד, אם יש לו. <a class="id" href="/rules/saboteur2#S-60"><bdi>S-60</bdi></a></p>
<p class="note">אם השחקן ששיחק גניבה אחרון נמצא במלכודת, הסדר בכל זאת מתחיל במקום שלו.</p>
<p id="S-61" class="rule"><strong>דוגמה.</strong> משחקים כורה כחול, שני כורים ירוקים, בוס, ספסר ושני סבאטורים. הבוס משלים דרך שעוברת בדלת כחולה. לפני שני
הסבאטורים מונחת גניבה, ואחד מהם במלכודת. קבוצת המנצחים היא הכורה הכחול, הבוס והספסר, שלושה גמדים: הכורה הכחול מקבל 3
גושי זהב, הבוס 2, הספסר 1. הסבאטור החופשי לוקח גוש זהב אחד ממי שיבחר, וזה שבמלכודת לא לוקח דבר. <a class="id" href="/rules/saboteur2#S-61"><bdi>S-61</bdi></a></p>
<h2 id="rounds">סיבוב חדש וסוף המשחק</h2>
<p id="S-70" class="rule"><strong>סיבוב חדש.</strong> מערבבים ומחלקים מחדש את כל קלפי הגמדים. מערבבים את כל קלפי המנהרה והפעולה, גם את ה-10 שהונחו בצד; שוב
מניחים 10 בצד וכולם מקבלים 6. הזהב נשמר. פותח השחקן שמשמאל למי שהניח את קלף המנהרה האחרון. <a class="id" href="/rules/saboteur2#S-70"><bdi>S-70</bdi></a></p>
<p id="B-62" class="note"><a href="/rules/base#B-62">אם לא הונח אף קלף מנהרה</a>, השחקן שמשמאל למי שפתח את הסיבוב. <a class="id" href="/rules/saboteur2#B-62"><bdi>B-62</bdi></a></p>
<p id="S-71" class="rule"><strong>הסוף.</strong> שלושה סיבובים. מנצח השחקן שיש לו הכי הרבה זהב; במקרה של שוויון מתחלקים בניצחון. <a class="id" href="/rules/saboteur2#S-71"><bdi>S-71</bdi></a></p>
<h2 id="options">מה אפשר לבחור בשולחן</h2>
<ul>
<li><strong>מספר הסיבובים:</strong> מ-1 עד 12 במקום שלושה.</li>
<li><strong>המקום הראשון:</strong> מי פותח את הסיבוב הראשון, במקום הגרלה.</li>
</ul>
<h2 id="cards">כל הקלפים</h2>
<p class="prose"><a href="/rules/base#cards">הקלפים של משחק הבסיס</a>, ואלה. המספר שמתחת לתמונה אומר כמה קלפים כאלה יש. לא כל תמונה מודפסת ניתנה לבדיקה,
ולכן כל קבוצה אומרת כמה בטוחות הצורות שבה: <em>בטוחות</em> כשכמה תיאורים מסכימים, <em>סבירות</em> כשתיאור טוב אחד אומר כך, <em>משוערות</em>
כשאף אחד לא אומר והצורה היא הצעה שלנו.</p>
<h3 id="cards-sure">מנהרות בטוחות</h3>
<div class="gallery"><figure class="card"><span class="picture" data-picture="card:NS.EW" data-uid="rules-24"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>2 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NS+blue" data-uid="rules-25"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NS.E+green" data-uid="rules-26"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure></div>
<h3 id="cards-likely">מנהרות סבירות</h3>
<div class="gallery"><figure class="card"><span class="picture" data-picture="card:NW.ES" data-uid="rules-27"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>2 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:S+ladder" data-uid="rules-28"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:E+ladder" data-uid="rules-29"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:ES+ladder" data-uid="rules-30"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NE+ladder" data-uid="rules-31"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:EW+blue" data-uid="rules-32"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NE+blue" data-uid="rules-33"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:EW+green" data-uid="rules-34"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:ES+green" data-uid="rules-35"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:S+crystal" data-uid="rules-36"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:E+crystal" data-uid="rules-37"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NESW+crystal" data-uid="rules-38"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:ESW+crystal" data-uid="rules-39"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>3 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NSW+crystal" data-uid="rules-40"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NSW.E+crystal" data-uid="rules-41"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:N.ESW+crystal" data-uid="rules-42"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:EW.S+crystal" data-uid="rules-43"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure></div>
<h3 id="cards-assumed">מנהרות משוערות</h3>
<div class="gallery"><figure class="card"><span class="picture" data-picture="card:NE.S" data-uid="rules-44"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NE.W" data-uid="rules-45"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NW.S" data-uid="rules-46"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NW.E" data-uid="rules-47"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NS.E.W" data-uid="rules-48"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:N.EW.S" data-uid="rules-49"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure></div>
<h3 id="cards-actions">פעולות</h3>
<div class="gallery"><figure class="card"><span class="picture" data-picture="card:theft" data-uid="rules-50"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>4 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:hands-off" data-uid="rules-51"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>3 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:swap-hats" data-uid="rules-52"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>2 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:swap-hands" data-uid="rules-53"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>2 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:inspect" data-uid="rules-54"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>2 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:trap" data-uid="rules-55"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>3 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:free" data-uid="rules-56"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>4 ×</figcaption></figure></div>
<p class="note">הרשימה שעל הקופסה מונה 21 קלפי פעולה, אבל התיאורים מזכירים את 20 הקלפים האלה ולא שום קלף אחר, ולכן משחקים באלה.</p>
`};export{e as default};