var e={title:`סבאטור, משחק הבסיס`,contents:[{anchor:`setup`,text:`הכנת המשחק`},{anchor:`turn`,text:`התור שלך`},{anchor:`tunnels`,text:`קלפי מנהרה`},{anchor:`actions`,text:`קלפי פעולה`},{anchor:`goals`,text:`יעדים וסוף הסיבוב`},{anchor:`gold`,text:`חלוקת הזהב`},{anchor:`rounds`,text:`סיבוב חדש וסוף המשחק`},{anchor:`options`,text:`מה אפשר לבחור בשולחן`},{anchor:`cards`,text:`כל הקלפים`}],html:`<h1>סבאטור, משחק הבסיס</h1>
<p class="prose">כל השחקנים הם גמדים באותו מכרה. רובם <strong>כורי זהב</strong>, שרוצים לחפור מנהרה אל האוצר. אחדים הם <strong>סבאטורים</strong>, שרוצים שהחפירה
תיכשל. אף אחד לא יודע מי הוא מי, אז שימו לב מה האחרים בונים, שוברים ומתקנים, והחליטו על מי לסמוך.</p>
<p class="prose">במשחק שלושה סיבובים, והוא נמשך כחצי שעה. בכל סיבוב כולם מקבלים תפקיד חדש. הפרס הוא זהב: מנצח השחקן שיש לו הכי הרבה זהב
אחרי שלושה סיבובים.</p>
<p class="prose">לכל כלל יש מספר, למשל <a href="/rules/base#B-21">B-21</a>. כשהשולחן לא מקבל מהלך, הוא מציין את מספר הכלל ומפנה לכאן.</p>
<p class="note">הערה כזאת מסמנת עניין שהכללים המודפסים משאירים פתוח, ואומרת איך משחקים כאן.</p>
<h2 id="setup">הכנת המשחק</h2>
<p id="B-01" class="rule"><strong>שחקנים.</strong> המשחק מתאים ל-3 עד 10 שחקנים. <a class="id" href="/rules/base#B-01"><bdi>B-01</bdi></a></p>
<p id="B-02" class="rule"><strong>קלפי גמדים.</strong> מספר קלפי הסבאטורים והכורים שמערבבים תלוי במספר השחקנים, ותמיד יש קלף אחד יותר ממספר השחקנים. כל שחקן
מקבל קלף אחד. הקלף שנותר מונח סגור, ואף אחד לא יודע מה יש בו עד סוף הסיבוב. <a class="id" href="/rules/base#B-02"><bdi>B-02</bdi></a></p>
<div class="wide"><table><thead>
<tr>
<th scope="col">שחקנים</th>
<th scope="col">קלפי סבאטור</th>
<th scope="col">קלפי כורה</th>
<th scope="col">קלפים ביד</th>
</tr>
</thead>
<tbody>
<tr>
<td>3</td>
<td>1</td>
<td>3</td>
<td>6</td>
</tr>
<tr>
<td>4</td>
<td>1</td>
<td>4</td>
<td>6</td>
</tr>
<tr>
<td>5</td>
<td>2</td>
<td>4</td>
<td>6</td>
</tr>
<tr>
<td>6</td>
<td>2</td>
<td>5</td>
<td>5</td>
</tr>
<tr>
<td>7</td>
<td>3</td>
<td>5</td>
<td>5</td>
</tr>
<tr>
<td>8</td>
<td>3</td>
<td>6</td>
<td>4</td>
</tr>
<tr>
<td>9</td>
<td>3</td>
<td>7</td>
<td>4</td>
</tr>
<tr>
<td>10</td>
<td>4</td>
<td>7</td>
<td>4</td>
</tr>
</tbody>
</table></div><div class="gallery"><figure class="role"><span class="picture" data-picture="role:miner" data-uid="rules-1"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>כורה זהב</figcaption></figure><figure class="role"><span class="picture" data-picture="role:saboteur" data-uid="rules-2"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>סבאטור</figcaption></figure></div>
<p id="B-03" class="rule"><strong>התפקיד שלך הוא הסוד שלך.</strong> רואים רק את קלף הגמד שלך. מה לספר עליו, זו החלטה שלך. <a class="id" href="/rules/base#B-03"><bdi>B-03</bdi></a></p>
<p id="B-04" class="rule"><strong>מה בקופסה.</strong> 44 קלפי מנהרה: קלף פתח המנהרה עם הסולם, שלושה קלפי יעד (אוצר אחד ושני סלעים) ו-40 קלפים לקופה. נוסף עליהם
27 קלפי פעולה ו-28 קלפי זהב. כולם מוצגים <a href="/rules/base#cards">בסוף הדף</a>. <a class="id" href="/rules/base#B-04"><bdi>B-04</bdi></a></p>
<p id="B-05" class="rule"><strong>המכרה.</strong> קלף פתח המנהרה מונח פתוח. שלושת קלפי היעד מעורבבים ומונחים סגורים. בין קלף פתח המנהרה ליעד האמצעי יש מקום
לשבעה קלפים, ובין יעד ליעד שלידו – לקלף אחד. את המקומות סופרים מקלף פתח המנהרה, למשל ״שני קלפים ימינה מקלף פתח
המנהרה, אחד למעלה״. <a class="id" href="/rules/base#B-05"><bdi>B-05</bdi></a></p>
<div class="gallery"><figure class="board"><span class="picture" data-picture="board:grid/start@0,0/goal@8,-2/goal@8,0/goal@8,2" data-uid="rules-3"><svg class="board" viewBox="-30 -30 1860 1560" width="446" height="374" aria-hidden="true"></svg></span><figcaption>קלף פתח המנהרה והיעדים, לפני הקלף הראשון</figcaption></figure></div>
<p id="B-06" class="rule"><strong>בלי גבולות.</strong> המבוך יכול לגדול מעבר למלבן הזה של 9 על 5 קלפים, לכל כיוון. <a class="id" href="/rules/base#B-06"><bdi>B-06</bdi></a></p>
<p id="B-07" class="rule"><strong>קופה ויד.</strong> מערבבים את 40 קלפי המנהרה ואת 27 קלפי הפעולה לקופה אחת, ומחלקים ממנה: 6 קלפים לכל יד כשיש 3 עד 5 שחקנים, 5
קלפים כשיש 6 או 7, ו-4 קלפים כשיש 8 עד 10. <a class="id" href="/rules/base#B-07"><bdi>B-07</bdi></a></p>
<p id="B-08" class="rule"><strong>הזהב.</strong> 28 קלפי הזהב מעורבבים ומונחים סגורים. <a class="id" href="/rules/base#B-08"><bdi>B-08</bdi></a></p>
<p id="B-09" class="rule"><strong>מי פותח.</strong> אחד השחקנים פותח, והתור עובר שמאלה, עם כיוון השעון. <a class="id" href="/rules/base#B-09"><bdi>B-09</bdi></a></p>
<p class="note">במהדורה אחת פותח השחקן הצעיר ביותר, ובאחרת השחקן שהכי דומה לגמד. כאן אפשר לקבוע מקום ראשון בעת פתיחת השולחן; אחרת
מחליטה הגרלה.</p>
<h2 id="turn">התור שלך</h2>
<p id="B-10" class="rule"><strong>שימוש בקלף אחד.</strong> משתמשים בדיוק בקלף אחד מהיד: מניחים קלף מנהרה, משחקים קלף פעולה, או מעבירים את התור ומשליכים קלף
סגור. <a class="id" href="/rules/base#B-10"><bdi>B-10</bdi></a></p>
<p id="B-11" class="rule"><strong>אחר כך שולפים</strong> את הקלף העליון מהקופה. כשהקופה מתרוקנת אף אחד לא שולף עוד, ובתור רק משחקים קלף או משליכים
אותו. <a class="id" href="/rules/base#B-11"><bdi>B-11</bdi></a></p>
<p id="B-12" class="rule"><strong>כשהיד ריקה</strong> מעבירים את התור ולא משליכים כלום. <a class="id" href="/rules/base#B-12"><bdi>B-12</bdi></a></p>
<p id="B-13" class="rule"><strong>ערמת הקלפים המשומשים.</strong> קלף שהושלך בהעברת תור לא נראה לאף אחד אחר. קלף ששוחק מגיע לערמה פתוח. <a class="id" href="/rules/base#B-13"><bdi>B-13</bdi></a></p>
<h2 id="tunnels">קלפי מנהרה</h2>
<p class="prose">מקלפי המנהרה נבנה המבוך. האור מראה עד היכן הוא מגיע: מה שמחובר לקלף פתח המנהרה מאיר, ומבוי סתום נשאר חשוך.</p>
<p class="prose"><em>רמז.</em> כורי הזהב מניחים את הדרך הקצרה ביותר אל היעדים. סבאטור שחוסם אותה בצורה ברורה מדי נחשף מהר: עדיף נזק קטן שנראה כמו מזל רע.</p>
<p id="B-20" class="rule"><strong>ליד המבוך.</strong> קלף מנהרה מונח במקום פנוי שיש לו צלע משותפת עם קלף פתוח במבוך. פינות אינן נחשבות. <a class="id" href="/rules/base#B-20"><bdi>B-20</bdi></a></p>
<p id="B-21" class="rule"><strong>מתאים מכל צד.</strong> בכל אחת מארבע הצלעות מנהרה פוגשת מנהרה וסלע פוגש סלע. <a class="id" href="/rules/base#B-21"><bdi>B-21</bdi></a></p>
<div class="gallery"><figure class="board"><span class="picture" data-picture="board:yes/start@0,0/EW@1,0/NEW@2,0/ES@2,-1/SW@3,0/+EW@3,-1" data-uid="rules-4"><svg class="board" viewBox="-30 -30 860 660" width="206" height="158" aria-hidden="true"></svg></span><figcaption>מתאים: מנהרה למנהרה, סלע לסלע</figcaption></figure><figure class="board"><span class="picture" data-picture="board:no/start@0,0/EW@1,0/NEW@2,0/ES@2,-1/SW@3,0/+SW@3,-1" data-uid="rules-5"><svg class="board" viewBox="-30 -30 860 660" width="206" height="158" aria-hidden="true"></svg></span><figcaption>לא מתאים: למטה המנהרה נתקלת בסלע</figcaption></figure></div>
<p id="B-22" class="rule"><strong>אף פעם לא לרוחב.</strong> הקלפים עומדים לאורך. מותר להפוך קלף עם הראש למטה, ואסור להניח אותו על הצד. <a class="id" href="/rules/base#B-22"><bdi>B-22</bdi></a></p>
<p id="B-23" class="rule"><strong>מחובר לקלף פתח המנהרה.</strong> מהקלף שמונח צריכה להוביל מנהרה אל הסולם ללא הפרעה: מקלף לקלף, ובתוך כל קלף מקצה לקצה. <a class="id" href="/rules/base#B-23"><bdi>B-23</bdi></a></p>
<div class="gallery"><figure class="board"><span class="picture" data-picture="board:no/start@0,0/EW@1,0/N.E.S.W@2,0*W/+EW@3,0*" data-uid="rules-6"><svg class="board" viewBox="-30 -30 860 360" width="206" height="86" aria-hidden="true"></svg></span><figcaption>מעבר למבוי סתום אי אפשר לבנות</figcaption></figure></div>
<p id="B-24" class="rule"><strong>ליד יעד.</strong> קלף יעד סגור אינו דורש כלום מהקלפים שלידו, כי אף אחד לא רואה את צלעותיו. קלף יעד שנחשף הוא קלף מנהרה ככל קלף
אחר: צריך להתאים אליו ומותר לבנות ממנו הלאה. <a class="id" href="/rules/base#B-24"><bdi>B-24</bdi></a></p>
<p class="note">הכללים המודפסים אומרים רק שקלפי יעד, והם בלבד, רשאים שלא להתאים. כך אנחנו מבינים אותם.</p>
<p id="B-25" class="rule"><strong>מה שנותק.</strong> קלפים שמפולת סלעים ניתקה מקלף פתח המנהרה נשארים במקומם. הקלפים שלידם עדיין חייבים להתאים להם, אבל אסור
להניח קלף שמחובר אליהם בלבד. <a class="id" href="/rules/base#B-25"><bdi>B-25</bdi></a></p>
<div class="gallery"><figure class="board"><span class="picture" data-picture="board:no/start@0,0/gap@1,0/EW@2,0*/+NEW@3,0*" data-uid="rules-7"><svg class="board" viewBox="-30 -30 860 360" width="206" height="86" aria-hidden="true"></svg></span><figcaption>אחרי מפולת: הדרך נקטעת במרווח</figcaption></figure></div>
<p id="B-26" class="rule"><strong>עם כלי שבור.</strong> אם בתחילת תורך מונח לפניך כלי שבור, אי אפשר להניח קלפי מנהרה. כל קלף אחר מותר לשחק. <a class="id" href="/rules/base#B-26"><bdi>B-26</bdi></a></p>
<h2 id="actions">קלפי פעולה</h2>
<div id="B-30" class="rule shown"><div class="beside"><span class="inset"><span class="picture" data-picture="card:break-pick" data-uid="rules-8"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span><span class="inset"><span class="picture" data-picture="card:break-lamp" data-uid="rules-9"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span><span class="inset"><span class="picture" data-picture="card:break-cart" data-uid="rules-10"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span></div><p><strong>כלי שבור.</strong> מניחים אותו לפני שחקן שאין לפניו עדיין כלי
שבור מאותו סוג: מכוש, עששית או קרונית. לכן אין לפני אף שחקן יותר משלושה, אחד מכל סוג. <a class="id" href="/rules/base#B-30"><bdi>B-30</bdi></a></p></div>
<p class="note">מניחים אותו לפני שחקן אחר, אף פעם לא לפני עצמך.</p>
<div id="B-31" class="rule shown"><div class="beside"><span class="inset"><span class="picture" data-picture="card:fix-pick" data-uid="rules-11"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span><span class="inset"><span class="picture" data-picture="card:fix-lamp" data-uid="rules-12"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span><span class="inset"><span class="picture" data-picture="card:fix-cart" data-uid="rules-13"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span></div><p><strong>תיקון.</strong> מסיר כלי שבור אחד מהסוג המצויר, מלפני כל שחקן, גם
מלפניך. שני הקלפים עוברים פתוחים לערמת הקלפים המשומשים. <a class="id" href="/rules/base#B-31"><bdi>B-31</bdi></a></p></div>
<div id="B-32" class="rule shown"><div class="beside"><span class="inset"><span class="picture" data-picture="card:fix-lamp+pick" data-uid="rules-14"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span><span class="inset"><span class="picture" data-picture="card:fix-cart+pick" data-uid="rules-15"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span><span class="inset"><span class="picture" data-picture="card:fix-cart+lamp" data-uid="rules-16"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span></div><p><strong>תיקון עם שני כלים.</strong> מתקן אחד מהשניים, והבחירה
שלך. אף פעם לא את שניהם. <a class="id" href="/rules/base#B-32"><bdi>B-32</bdi></a></p></div>
<p id="B-33" class="rule"><strong>אין מה לתקן.</strong> תיקון אפשר לשחק רק על שחקן שמונח לפניו כלי שבור מתאים. <a class="id" href="/rules/base#B-33"><bdi>B-33</bdi></a></p>
<div id="B-34" class="rule shown"><div class="beside"><span class="inset"><span class="picture" data-picture="card:rockfall" data-uid="rules-17"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span></div><p><strong>מפולת סלעים.</strong> מסירה מהמבוך קלף מנהרה אחד, אבל אף פעם לא את קלף פתח המנהרה ולא קלף יעד. שני הקלפים
עוברים פתוחים לערמת הקלפים המשומשים. את המרווח אפשר למלא בתורים הבאים. <a class="id" href="/rules/base#B-34"><bdi>B-34</bdi></a></p></div>
<p class="prose"><em>רמז.</em> סבאטור יכול לקטוע כך את המנהרה מקלף פתח המנהרה, וכורה זהב יכול להסיר מבוי סתום ולפתוח דרך חדשה.</p>
<div id="B-35" class="rule shown"><div class="beside"><span class="inset"><span class="picture" data-picture="card:map" data-uid="rules-18"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span></div><p><strong>מפה.</strong> מציצים בקלף יעד סגור אחד ומחזירים אותו למקומו. רק אתם רואים אותו; כולם רואים באיזה יעד הצצתם.
המפה עוברת פתוחה לערמת הקלפים המשומשים. כשאין קלף יעד סגור אי אפשר לשחק אותה. <a class="id" href="/rules/base#B-35"><bdi>B-35</bdi></a></p></div>
<h2 id="goals">יעדים וסוף הסיבוב</h2>
<p id="B-40" class="rule"><strong>הגעה ליעד.</strong> כשאחרי הנחת קלף מנהרה מובילה דרך רצופה מקלף פתח המנהרה אל קלף יעד, הקלף נחשף; וכך גם כל קלף יעד אחר
שמחובר באותו רגע. <a class="id" href="/rules/base#B-40"><bdi>B-40</bdi></a></p>
<p class="note">הקלף שהונח לא חייב לגעת ביעד בעצמו, וסלע שזה עתה נחשף עשוי להוביל אל היעד הבא. שני הדברים קורים רק עם הגשרים והסולמות
של קופסאות אחרות.</p>
<div id="B-41" class="rule shown"><div class="beside"><span class="inset"><span class="picture" data-picture="goal:treasure" data-uid="rules-19"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span></div><p><strong>האוצר.</strong> הסיבוב נגמר מיד. לא שולפים עוד קלפים. <a class="id" href="/rules/base#B-41"><bdi>B-41</bdi></a></p></div>
<div id="B-42" class="rule shown"><div class="beside"><span class="inset"><span class="picture" data-picture="goal:stone-1" data-uid="rules-20"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span><span class="inset"><span class="picture" data-picture="goal:stone-2" data-uid="rules-21"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span></div><p><strong>סלע.</strong> המשחק נמשך. אם צריך הופכים את הקלף עם הראש למטה, כדי שהמנהרה שבו תפגוש את
זו שהגיעה אליו. ייתכן שאז לא יתאים לשכניו האחרים: לקלפי יעד, ורק להם, זה מותר. <a class="id" href="/rules/base#B-42"><bdi>B-42</bdi></a></p></div>
<p id="B-43" class="rule"><strong>מבוי סתום לא מגיע לשום מקום.</strong> הוא אף פעם לא חושף יעד, כי הקצה שבא מקלף פתח המנהרה לא מוביל אל הקצה שפונה אל היעד.
 <a class="id" href="/rules/base#B-43"><bdi>B-43</bdi></a></p>
<div class="gallery"><figure class="board"><span class="picture" data-picture="board:plain/start@5,0/EW@6,0/E.W@7,0*W/goal@8,0" data-uid="rules-22"><svg class="board" viewBox="-30 -30 860 360" width="206" height="86" aria-hidden="true"></svg></span><figcaption>מבוי סתום ליד יעד: לא קורה דבר</figcaption></figure><figure class="board"><span class="picture" data-picture="board:plain/start@5,0/EW@6,0/EW@7,0/treasure@8,0" data-uid="rules-23"><svg class="board" viewBox="-30 -30 860 360" width="206" height="86" aria-hidden="true"></svg></span><figcaption>דרך אל היעד: היעד נחשף</figcaption></figure></div>
<p id="B-44" class="rule"><strong>אין מה לשחק.</strong> הסיבוב נגמר גם כשהקופה ריקה ואין ביד של איש קלף שאפשר לשחק. <a class="id" href="/rules/base#B-44"><bdi>B-44</bdi></a></p>
<p class="note">אם אפשר לשחק קלף או לא נקבע לפי מה שמונח על השולחן: הכלים השבורים, המרווחים ומי שאפשר לשחק עליו. הסיבוב נגמר ברגע שזה
המצב, גם אם נשארו קלפים להשליך.</p>
<p id="B-45" class="rule"><strong>חשיפת התפקידים.</strong> בסוף הסיבוב חושפים את כל קלפי הגמדים, גם את הקלף שנותר. <a class="id" href="/rules/base#B-45"><bdi>B-45</bdi></a></p>
<h2 id="gold">חלוקת הזהב</h2>
<p id="B-50" class="rule"><strong>מי מנצח בסיבוב.</strong> כורי הזהב, אם המנהרה הגיעה אל האוצר, ולא חשוב בידי מי. אחרת הסבאטורים. <a class="id" href="/rules/base#B-50"><bdi>B-50</bdi></a></p>
<p id="B-51" class="rule"><strong>זהב לכורים.</strong> שולפים קלפי זהב כמספר הכורים שבין השחקנים. השחקן שהניח את קלף המנהרה האחרון מעיין בהם, שומר אחד ומעביר
את השאר אל הכורה הבא נגד כיוון השעון, לצד ימין, בדילוג על סבאטורים. הכורה הבא עושה כך גם הוא, וכן הלאה עד שלכל כורה יש
קלף אחד. <a class="id" href="/rules/base#B-51"><bdi>B-51</bdi></a></p>
<p id="B-52" class="rule"><strong>כשסבאטור הגיע אל האוצר,</strong> בוחר ראשון הכורה הקרוב ביותר מימין לאותו סבאטור. <a class="id" href="/rules/base#B-52"><bdi>B-52</bdi></a></p>
<p id="B-54" class="rule"><strong>זהב לסבאטורים.</strong> סבאטורים שניצחו מקבלים קלפי זהב. כמה מקבל כל אחד מהם תלוי במספר הסבאטורים שהשתתפו בסיבוב: <a class="id" href="/rules/base#B-54"><bdi>B-54</bdi></a></p>
<div class="wide"><table><thead>
<tr>
<th scope="col">סבאטורים</th>
<th scope="col">גושי זהב לכל אחד</th>
</tr>
</thead>
<tbody>
<tr>
<td>1</td>
<td>4</td>
</tr>
<tr>
<td>2</td>
<td>3</td>
</tr>
<tr>
<td>3</td>
<td>3</td>
</tr>
<tr>
<td>4</td>
<td>2</td>
</tr>
</tbody>
</table></div><p class="note">הקלפים נבחרים כך שכל סכום יהיה מדויק, ובכמה שפחות קלפים. אם אי אפשר לעשות זאת בקלפים שנותרו, מחלקים כמה שיותר בלי לתת
לאיש יותר מהמגיע, לפי סדר המקומות, החל בשחקן שפתח את הסיבוב.</p>
<p id="B-55" class="rule"><strong>אין אף סבאטור.</strong> כשיש 3 או 4 שחקנים ייתכן שקלף הסבאטור הוא זה שנותר. אם בסיבוב כזה המנהרה לא מגיעה אל האוצר, אף אחד לא
מקבל זהב. <a class="id" href="/rules/base#B-55"><bdi>B-55</bdi></a></p>
<p id="B-56" class="rule"><strong>הזהב סודי.</strong> כמה זהב יש לך ואיזה קלף שמרת הם סוד שלך עד סוף המשחק. <a class="id" href="/rules/base#B-56"><bdi>B-56</bdi></a></p>
<h2 id="rounds">סיבוב חדש וסוף המשחק</h2>
<p id="B-60" class="rule"><strong>סיבוב חדש</strong> מכינים כמו את הראשון: מערבבים ומחלקים מחדש את היעדים, את כל קלפי הגמדים יחד עם זה שנותר, ואת הקופה כולה.
הזהב נשאר אצל מי שזכה בו, וקלפי הזהב שנותרו מעורבבים שוב. <a class="id" href="/rules/base#B-60"><bdi>B-60</bdi></a></p>
<p id="B-61" class="rule"><strong>מי פותח אותו.</strong> השחקן שמשמאל למי שהניח את קלף <em>המנהרה</em> האחרון. <a class="id" href="/rules/base#B-61"><bdi>B-61</bdi></a></p>
<p id="B-62" class="note">אם לא הונח בסיבוב אף קלף מנהרה, השחקן שמשמאל למי שפתח את הסיבוב. <a class="id" href="/rules/base#B-62"><bdi>B-62</bdi></a></p>
<p id="B-70" class="rule"><strong>הסוף.</strong> המשחק נגמר אחרי שלושה סיבובים. מנצח השחקן שיש לו הכי הרבה גושי זהב; במקרה של שוויון מתחלקים בניצחון.
 <a class="id" href="/rules/base#B-70"><bdi>B-70</bdi></a></p>
<p class="note">בחוברת שוויון הוא תיקו. כאן מי שבשוויון מנצחים יחד, וזה בעצם אותו דבר.</p>
<h2 id="options">מה אפשר לבחור בשולחן</h2>
<ul>
<li><strong>מספר הסיבובים:</strong> מ-1 עד 12 במקום שלושה.</li>
<li><strong>המקום הראשון:</strong> מי פותח את הסיבוב הראשון, במקום הגרלה.</li>
</ul>
<p class="prose">לגרסה שמחלקת את הזהב אחרת יש דף משלה: <a href="/rules/base-classic">המהדורה המוקדמת</a>.</p>
<h2 id="cards">כל הקלפים</h2>
<p class="prose">המספר שמתחת לתמונה אומר כמה קלפים כאלה יש. כל קלף מותר להפוך עם הראש למטה.</p>
<h3 id="cards-tunnels">מנהרות</h3>
<div class="gallery"><figure class="card"><span class="picture" data-picture="card:NS" data-uid="rules-24"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>4 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:EW" data-uid="rules-25"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>3 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NESW" data-uid="rules-26"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>5 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NES" data-uid="rules-27"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>5 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NEW" data-uid="rules-28"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>5 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NE" data-uid="rules-29"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>5 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NW" data-uid="rules-30"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>4 ×</figcaption></figure></div>
<h3 id="cards-dead-ends">מבואות סתומים</h3>
<div class="gallery"><figure class="card"><span class="picture" data-picture="card:S" data-uid="rules-31"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:E" data-uid="rules-32"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:N.S" data-uid="rules-33"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:E.W" data-uid="rules-34"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:N.E" data-uid="rules-35"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:N.W" data-uid="rules-36"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:N.E.S" data-uid="rules-37"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:N.E.W" data-uid="rules-38"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:N.E.S.W" data-uid="rules-39"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure></div>
<h3 id="cards-actions">פעולות</h3>
<div class="gallery"><figure class="card"><span class="picture" data-picture="card:map" data-uid="rules-40"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>6 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:rockfall" data-uid="rules-41"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>3 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:break-pick" data-uid="rules-42"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>3 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:break-lamp" data-uid="rules-43"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>3 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:break-cart" data-uid="rules-44"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>3 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:fix-pick" data-uid="rules-45"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>2 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:fix-lamp" data-uid="rules-46"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>2 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:fix-cart" data-uid="rules-47"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>2 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:fix-lamp+pick" data-uid="rules-48"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:fix-cart+pick" data-uid="rules-49"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:fix-cart+lamp" data-uid="rules-50"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure></div>
<h3 id="cards-gold">זהב</h3>
<div class="gallery"><figure class="gold"><span class="picture" data-picture="gold:1" data-uid="rules-51"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>16 ×</figcaption></figure><figure class="gold"><span class="picture" data-picture="gold:2" data-uid="rules-52"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>8 ×</figcaption></figure><figure class="gold"><span class="picture" data-picture="gold:3" data-uid="rules-53"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>4 ×</figcaption></figure></div>
`};export{e as default};