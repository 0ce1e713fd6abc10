var e={title:`המכרות האבודים`,contents:[{anchor:`setup`,text:`הכנת המשחק`},{anchor:`turn`,text:`התור שלך`},{anchor:`paths`,text:`קלפי שביל`},{anchor:`actions`,text:`קלפי פעולה`},{anchor:`moving`,text:`הליכה`},{anchor:`mines`,text:`מכרות ואוצרות`},{anchor:`end`,text:`סוף הסיבוב`},{anchor:`sharing`,text:`חלוקת האוצרות`},{anchor:`rounds`,text:`סיבוב חדש וסוף המשחק`},{anchor:`options`,text:`מה אפשר לבחור בשולחן`},{anchor:`cards`,text:`כל הקלפים`}],html:`<h1>המכרות האבודים</h1>
<p class="prose">מעבר ליער עמוק מסתתרים ארבעה מכרות נשכחים. שני <strong>שבטים</strong> של גמדים, כחול וצהוב, סוללים שבילים ביער וצועדים בהם אל
האוצרות. בסוף כל שבט מתחלק במה שגמדיו הביאו. אבל בכל שבט יש גמד <strong>אנוכי</strong> אחד שאינו מתחלק בדבר, ו<strong>סבאטור</strong> אחד שעובד
בסתר למען השבט האחר.</p>
<p class="prose">זה משחק בפני עצמו: משותף לו ול<a href="/rules/base">משחק הבסיס</a> שקלפים צריכים להתאים, אבל לא הקלפים עצמם. במשחק שני סיבובים, והוא נמשך
כשלושת רבעי השעה.</p>
<p class="prose">לכל כלל יש מספר, למשל <a href="/rules/lost-mines#L-22">L-22</a>. כשהשולחן לא מקבל מהלך, הוא מציין את מספר הכלל ומפנה לכאן.</p>
<p class="note">הערה כזאת מסמנת עניין שהכללים המודפסים משאירים פתוח, ואומרת איך משחקים כאן.</p>
<h2 id="setup">הכנת המשחק</h2>
<p id="L-01" class="rule"><strong>שחקנים.</strong> המשחק מתאים ל-3 עד 9 שחקנים, בשני שבטים: כחול וצהוב. <a class="id" href="/rules/lost-mines#L-01"><bdi>L-01</bdi></a></p>
<p id="L-02" class="rule"><strong>קלפי גמדים.</strong> יש 10: בכל שבט 3 גמדים נאמנים, גמד אנוכי אחד וסבאטור אחד. כשיש פחות מ-7 שחקנים מוציאים חלק מהנאמנים.
מערבבים את הקלפים וכל שחקן מקבל אחד; את השאר מניחים בצד בלי להביט בהם. <a class="id" href="/rules/lost-mines#L-02"><bdi>L-02</bdi></a></p>
<div class="wide"><table><thead>
<tr>
<th scope="col">שחקנים</th>
<th scope="col">נאמנים, בכל שבט</th>
<th scope="col">אנוכיים, בכל שבט</th>
<th scope="col">סבאטורים, בכל שבט</th>
<th scope="col">קלפים ביד</th>
</tr>
</thead>
<tbody>
<tr>
<td>3 או 4</td>
<td>1</td>
<td>1</td>
<td>1</td>
<td>5</td>
</tr>
<tr>
<td>5 או 6</td>
<td>2</td>
<td>1</td>
<td>1</td>
<td>5</td>
</tr>
<tr>
<td>7 עד 9</td>
<td>3</td>
<td>1</td>
<td>1</td>
<td>4</td>
</tr>
</tbody>
</table></div><div class="gallery"><figure class="role"><span class="picture" data-picture="role:blue-loyal" data-uid="rules-1"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>נאמן</figcaption></figure><figure class="role"><span class="picture" data-picture="role:blue-selfish" data-uid="rules-2"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>אנוכי</figcaption></figure><figure class="role"><span class="picture" data-picture="role:blue-saboteur" data-uid="rules-3"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>סבאטור</figcaption></figure><figure class="role"><span class="picture" data-picture="role:yellow-loyal" data-uid="rules-4"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>נאמן</figcaption></figure><figure class="role"><span class="picture" data-picture="role:yellow-selfish" data-uid="rules-5"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>אנוכי</figcaption></figure><figure class="role"><span class="picture" data-picture="role:yellow-saboteur" data-uid="rules-6"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>סבאטור</figcaption></figure></div>
<p id="L-03" class="rule"><strong>השבט ידוע, התפקיד לא.</strong> גב הקלף מראה לכולם לאיזה שבט הגמד שלך שייך. התפקיד הוא סוד שלך עד סוף הסיבוב. <a class="id" href="/rules/lost-mines#L-03"><bdi>L-03</bdi></a></p>
<p id="L-04" class="rule"><strong>גמדים.</strong> לכל שחקן יש על הלוח גמד מהשבט שלו. הוא מתחיל על קלף ההתחלה של השבט. <a class="id" href="/rules/lost-mines#L-04"><bdi>L-04</bdi></a></p>
<p id="L-05" class="rule"><strong>הלוח</strong> בנוי מ-11 טורים ו-7 שורות של משבצות, שנספרים מהפינה השמאלית העליונה. שני קלפי ההתחלה מונחים פתוחים על המשבצות
שלהם. ארבעת המכרות מעורבבים ומונחים סגורים על שלהם. הלוח הוא כל העולם: לא מניחים קלף מחוץ לו. <a class="id" href="/rules/lost-mines#L-05"><bdi>L-05</bdi></a></p>
<p class="note">חוברת הכללים לא אומרת כמה משבצות יש בלוח, ולא איפה מונחים בו קלפי ההתחלה והמכרות. זו הצעה שלנו.</p>
<div class="gallery"><figure class="board"><span class="picture" data-picture="board:grid/free@1,1/free@11,7/blue-start@2,3/yellow-start@2,5/mine@10,1/mine@10,3/mine@10,5/mine@10,7" data-uid="rules-7"><svg class="board" viewBox="-30 -30 2260 2160" width="542" height="518" aria-hidden="true"></svg></span><figcaption>הלוח לפני הקלף הראשון</figcaption></figure></div>
<p id="L-06" class="rule"><strong>אוצרות.</strong> מערבבים את 12 קלפי האוצר. מניחים מהם סגורים ליד הלוח כמספר השחקנים; את השאר מניחים בצד בלי להביט בהם.
 <a class="id" href="/rules/lost-mines#L-06"><bdi>L-06</bdi></a></p>
<p class="note">סוג האוצר, אבני חן, זהב או כסף, נראה בגב הקלף וידוע לכולם, אחרת אי אפשר היה לקחת אוצר מתאים. הערך סודי.</p>
<p id="L-07" class="rule"><strong>קופה ויד.</strong> מערבבים את 40 קלפי השביל ואת 23 קלפי הפעולה, ומניחים 10 מהם בצד לכל הסיבוב, בלי להביט בהם. כשיש 3 עד 6
שחקנים כולם מקבלים 5 קלפים, וכשיש 7 עד 9 – 4 קלפים. <a class="id" href="/rules/lost-mines#L-07"><bdi>L-07</bdi></a></p>
<p id="L-08" class="rule"><strong>מי פותח.</strong> הכללים המודפסים אומרים: השחקן שהכי אוהב הרפתקאות. כאן זה מקום שנבחר או הוגרל, כמו <a href="/rules/base#B-09">במשחק הבסיס</a>;
ואז שמאלה, עם כיוון השעון. <a class="id" href="/rules/lost-mines#L-08"><bdi>L-08</bdi></a></p>
<h2 id="turn">התור שלך</h2>
<p class="prose">בתור שלושה צעדים, בסדר הזה:</p>
<ol>
<li id="L-10" class="rule"><strong>משחקים או משליכים.</strong> חובה לעשות בדיוק אחד מאלה: לשחק קלף שביל, לשחק קלף פעולה, או להשליך קלף אחד או שניים סגורים.
 <a class="id" href="/rules/lost-mines#L-10"><bdi>L-10</bdi></a></li>
<li id="L-11" class="rule"><strong>מזיזים את הגמד,</strong> אם רוצים ואם יש לאן ללכת. <a class="id" href="/rules/lost-mines#L-11"><bdi>L-11</bdi></a></li>
<li id="L-12" class="rule"><strong>שולפים.</strong> קלף אחד אם שוחק קלף; כמספר הקלפים שהושלכו אם הושלכו. כשהקופה ריקה לא שולפים, ואם יש בה פחות קלפים מהדרוש,
שולפים את אלה שיש. <a class="id" href="/rules/lost-mines#L-12"><bdi>L-12</bdi></a></li>
</ol>
<p id="L-13" class="rule"><strong>בלי קלפים.</strong> אם אין בידך קלפים בתחילת תורך, כל התור אבוד, גם ההליכה, וכך עד סוף הסיבוב. <a class="id" href="/rules/lost-mines#L-13"><bdi>L-13</bdi></a></p>
<p class="note"><a href="/rules/lost-mines#L-33">הטרול</a> שלך בכל זאת הולך אז. תור אבוד אינו מביא <a href="/rules/lost-mines#L-43">אוצר</a>.</p>
<h2 id="paths">קלפי שביל</h2>
<p id="L-20" class="rule"><strong>היכן.</strong> על משבצת פנויה ליד קלף התחלה, קלף שביל או קלף מכרה פתוח. <a class="id" href="/rules/lost-mines#L-20"><bdi>L-20</bdi></a></p>
<p id="L-21" class="rule"><strong>מתאים מכל צד.</strong> בכל מקום שהקלף נוגע בו בקלף פתוח, שביל פוגש שביל ויער פוגש יער. <a class="id" href="/rules/lost-mines#L-21"><bdi>L-21</bdi></a></p>
<p class="note">קלף מכרה סגור לא דורש כלום מהקלפים שלידו.</p>
<p id="L-22" class="rule"><strong>ממשיך שביל.</strong> לפחות שביל אחד על הקלף צריך להתחבר לשביל שכבר קיים. הוא לא חייב להיות מחובר לקלף ההתחלה שלך או לגמד שלך.
 <a class="id" href="/rules/lost-mines#L-22"><bdi>L-22</bdi></a></p>
<div class="gallery"><figure class="board"><span class="picture" data-picture="board:yes/blue-start@2,3/EW@3,3/+NSW@4,3" data-uid="rules-8"><svg class="board" viewBox="-30 -30 660 360" width="158" height="86" aria-hidden="true"></svg></span><figcaption>מתאים וממשיך שביל</figcaption></figure><figure class="board"><span class="picture" data-picture="board:no/blue-start@2,3/EW@3,3/+NES@4,3" data-uid="rules-9"><svg class="board" viewBox="-30 -30 660 360" width="158" height="86" aria-hidden="true"></svg></span><figcaption>לא מתאים: השביל נגמר בעצים</figcaption></figure><figure class="board"><span class="picture" data-picture="board:no/blue-start@2,3/EW@3,3/+EW@3,2" data-uid="rules-10"><svg class="board" viewBox="-30 -30 460 660" width="110" height="158" aria-hidden="true"></svg></span><figcaption>לא ממשיך שביל: יער פוגש יער, ותו לא</figcaption></figure></div>
<p id="L-23" class="rule"><strong>היפוך.</strong> מותר להפוך קלף עם הראש למטה, ואסור להניח אותו על הצד. <a class="id" href="/rules/lost-mines#L-23"><bdi>L-23</bdi></a></p>
<p class="note">הכללים המודפסים אינם אומרים זאת; כך זה בכל משפחת המשחקים.</p>
<div id="L-24" class="rule shown"><div class="beside"><span class="inset"><span class="picture" data-picture="card:NS+tree" data-uid="rules-11"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span><span class="inset"><span class="picture" data-picture="card:EW+lake" data-uid="rules-12"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span><span class="inset"><span class="picture" data-picture="card:EW+ditch" data-uid="rules-13"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span></div><p><strong>מכשולים.</strong> עץ שנפל, אגם, תעלה: אסור לגמד לעצור שם או לעבור, עד
שמונח עליהם <a href="/rules/lost-mines#L-30">הכלי</a> המתאים. <a class="id" href="/rules/lost-mines#L-24"><bdi>L-24</bdi></a></p></div>
<div id="L-25" class="rule shown"><div class="beside"><span class="inset"><span class="picture" data-picture="card:NE+rocks" data-uid="rules-14"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span></div><p><strong>סלעים.</strong> יש מקום לגמד אחד. כל עוד עומד שם גמד, אסור לגמד אחר לעצור שם או לעבור. <a class="id" href="/rules/lost-mines#L-25"><bdi>L-25</bdi></a></p></div>
<div id="L-26" class="rule shown"><div class="beside"><span class="inset"><span class="picture" data-picture="card:NES+campfire" data-uid="rules-15"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span></div><p><strong>מדורה.</strong> גמד שמתחיל כאן את הליכתו רשאי ללכת עד 5 קלפים. <a class="id" href="/rules/lost-mines#L-26"><bdi>L-26</bdi></a></p></div>
<h2 id="actions">קלפי פעולה</h2>
<div id="L-30" class="rule shown"><div class="beside"><span class="inset"><span class="picture" data-picture="card:axe" data-uid="rules-16"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span><span class="inset"><span class="picture" data-picture="card:boat" data-uid="rules-17"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span><span class="inset"><span class="picture" data-picture="card:rope" data-uid="rules-18"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span></div><p><strong>כלים.</strong> גרזן לעץ שנפל, סירה לאגם, חבל לתעלה. כלי אפשר לשחק רק כשמונח על
הלוח מכשול כזה בלי כלי. הקלף מושלך, ואסימון הכלי מונח על המכשול. מאז גמדים רשאים להיכנס, אבל רק אחד בכל פעם, כמו על
<a href="/rules/lost-mines#L-25">סלעים</a>. <a class="id" href="/rules/lost-mines#L-30"><bdi>L-30</bdi></a></p></div>
<div id="L-31" class="rule shown"><div class="beside"><span class="inset"><span class="picture" data-picture="card:look-mine+treasure" data-uid="rules-19"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span><span class="inset"><span class="picture" data-picture="card:look-dwarf+mine" data-uid="rules-20"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span><span class="inset"><span class="picture" data-picture="card:look-dwarf+treasure" data-uid="rules-21"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span></div><p><strong>מידע.</strong> כל קלף כזה מציע שתיים
משלוש הצצות, ובוחרים אחת: בקלף מכרה סגור, באוצר שעוד לא נלקח, או בקלף הגמד של שחקן אחר. רק אתם רואים אותו; כולם רואים
במה הצצתם. אסור לספר לשחקנים האחרים מה ראיתם. <a class="id" href="/rules/lost-mines#L-31"><bdi>L-31</bdi></a></p></div>
<div id="L-32" class="rule shown"><div class="beside"><span class="inset"><span class="picture" data-picture="card:trap" data-uid="rules-22"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span></div><p><strong>מלכודת.</strong> מציבים אותה על דרך שמחברת שני קלפים, או על קצה פתוח שמוביל למשבצת פנויה. כשגמד עובר בה, בעליו
מאבד מיד קלף אקראי: השחקן שמשמאל שולף אותו, והוא מושלך סגור בלי ששום שחקן הביט בו. ביד יש מאז קלף אחד פחות עד סוף הסיבוב.
כשאין קלפים ביד לא מאבדים כלום. <a class="id" href="/rules/lost-mines#L-32"><bdi>L-32</bdi></a></p></div>
<p class="note">המלכודת נשארת במקומה. גם בדרך מקלף שביל אל קלף מכרה סגור יכולים לעמוד מלכודת או טרול.</p>
<div id="L-33" class="rule shown"><div class="beside"><span class="inset"><span class="picture" data-picture="card:troll" data-uid="rules-23"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span></div><p><strong>טרול.</strong> הקלף מונח לפניך, והטרול עומד במקום שאפשר היה להציב בו מלכודת. אף אחד לא עובר בו, גם לא הגמד
שלך. בתחילת התור הבא שלך הוא הולך, והקלף מושלך. <a class="id" href="/rules/lost-mines#L-33"><bdi>L-33</bdi></a></p></div>
<p id="L-34" class="rule"><strong>בונים הלאה.</strong> מותר להניח קלף שביל בהמשך לקצה שיש בו מלכודת או טרול. הם עומדים אז בין שני הקלפים. <a class="id" href="/rules/lost-mines#L-34"><bdi>L-34</bdi></a></p>
<div id="L-35" class="rule shown"><div class="beside"><span class="inset"><span class="picture" data-picture="card:storm" data-uid="rules-24"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span></span></div><p><strong>סערה.</strong> מסירה קלף שביל שאין עליו גמד, יחד עם הכלי שעליו; אף פעם לא קלף התחלה או מכרה. מלכודות וטרולים
שבצלעותיו נעלמים רק אם היו נשארים בין שתי משבצות ריקות. <a class="id" href="/rules/lost-mines#L-35"><bdi>L-35</bdi></a></p></div>
<p class="note">טרול שנעלם כך לוקח איתו את הקלף שלו, והוא מושלך מיד.</p>
<p id="L-36" class="rule"><strong>ערמת הקלפים המשומשים.</strong> קלפים ששוחקו מגיעים אליה סגורים. <a class="id" href="/rules/lost-mines#L-36"><bdi>L-36</bdi></a></p>
<p class="note">על דרך אחת עומדים מלכודת אחת או טרול אחד, אף פעם לא שניים יחד.</p>
<h2 id="moving">הליכה</h2>
<p id="L-40" class="rule"><strong>כמה רחוק.</strong> 1 עד 3 קלפים בשבילים קיימים, עד 5 <a href="/rules/lost-mines#L-26">ממדורה</a>. על אותו קלף יכולים לעמוד גמדים רבים כרצונם, חוץ מעל
<a href="/rules/lost-mines#L-25">סלעים</a> ועל <a href="/rules/lost-mines#L-30">מכשולים עם כלי</a>. <a class="id" href="/rules/lost-mines#L-40"><bdi>L-40</bdi></a></p>
<p class="note">בהליכה אחת לא נכנסים פעמיים לאותו קלף.</p>
<p id="L-41" class="rule"><strong>חשיפת מכרה.</strong> גמד שנכנס לקלף מכרה סגור חושף אותו ומסיים בו את הליכתו. מסובבים את המכרה כך שקודם כול תתאים הדרך שהגמד
בא בה; הצלעות האחרות מתאימות ככל האפשר. <a class="id" href="/rules/lost-mines#L-41"><bdi>L-41</bdi></a></p>
<p class="note">אם הגמד יכול להיכנס בשני המצבים, המכרה מונח כך שיתאים ליותר שכנים; אחרת לא הופכים אותו.</p>
<h2 id="mines">מכרות ואוצרות</h2>
<p id="L-42" class="rule"><strong>ארבעה מכרות.</strong> בשלושה מהם יש אוצרות: אבני חן, זהב וכסף. ברביעי גר הדרקון. <a class="id" href="/rules/lost-mines#L-42"><bdi>L-42</bdi></a></p>
<div class="gallery"><figure class="mine"><span class="picture" data-picture="mine:gems" data-uid="rules-25"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>אבני חן</figcaption></figure><figure class="mine"><span class="picture" data-picture="mine:gold" data-uid="rules-26"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>זהב</figcaption></figure><figure class="mine"><span class="picture" data-picture="mine:silver" data-uid="rules-27"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>כסף</figcaption></figure><figure class="mine"><span class="picture" data-picture="mine:dragon" data-uid="rules-28"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>דרקון</figcaption></figure></div>
<p id="L-43" class="rule"><strong>לקיחת אוצר.</strong> אם אחרי ההליכה, או אחרי הוויתור עליה, הגמד שלך עומד על מכרה עם אוצר, לוקחים אוצר אחד מהסוג הזה, אם נשאר;
ושוב בסוף כל תור שלך שבו הוא עדיין שם. <a class="id" href="/rules/lost-mines#L-43"><bdi>L-43</bdi></a></p>
<p class="note">מעבר בלבד במכרה אינו מביא דבר. אפשר לבחור בין האוצרות מהסוג הזה, ורק אתם רואים את הערך.</p>
<p id="L-44" class="rule"><strong>הדרקון.</strong> מי שחושף את מכרה הדרקון לוקח את הדרקון. מאז המכרה הזה הוא שביל רגיל לכולם. <a class="id" href="/rules/lost-mines#L-44"><bdi>L-44</bdi></a></p>
<h2 id="end">סוף הסיבוב</h2>
<p id="L-50" class="rule"><strong>מתי נגמר סיבוב.</strong> כשהקופה ריקה ואין לאיש קלפים, או מיד כשכל האוצרות נלקחו. <a class="id" href="/rules/lost-mines#L-50"><bdi>L-50</bdi></a></p>
<p id="L-51" class="rule"><strong>בהסכמת כולם.</strong> השחקנים רשאים לסיים את הסיבוב כשאי אפשר עוד להגיע למכרה שיש בו אוצר. <a class="id" href="/rules/lost-mines#L-51"><bdi>L-51</bdi></a></p>
<p class="note">הם אלה שקובעים אם זה המצב. בתורך, לפני משחק או השלכה, אפשר להציע הצבעה, פעם אחת בסיבוב. שואלים את כל האחרים עם כיוון
השעון. אם שחקן אחד לא מסכים, ההצבעה נגמרת והתור שלך נמשך.</p>
<h2 id="sharing">חלוקת האוצרות</h2>
<p id="L-52" class="rule"><strong>גמדים אנוכיים.</strong> חושפים את כל התפקידים. גמד אנוכי מקבל את ערך האוצרות שלו עצמו, ואין לו חלק באוצרות השבט. <a class="id" href="/rules/lost-mines#L-52"><bdi>L-52</bdi></a></p>
<p id="L-53" class="rule"><strong>שתי קופות שבט.</strong> כל האחרים שמים את האוצרות שלהם בקופת השבט. האוצרות של סבאטור עוברים לקופת השבט האחר, ובה הוא מתחלק.
 <a class="id" href="/rules/lost-mines#L-53"><bdi>L-53</bdi></a></p>
<p id="L-54" class="rule"><strong>חלוקת קופת השבט.</strong> מחלקים אותה בשווה. מה שנשאר שייך למי מהמתחלקים שלקח את האוצר הבודד היקר ביותר; אם יש כמה כאלה, הוא
מתחלק ביניהם בשווה, ומה שעדיין נשאר אבוד. <a class="id" href="/rules/lost-mines#L-54"><bdi>L-54</bdi></a></p>
<p id="L-55" class="rule"><strong>החלק של הדרקון.</strong> מי שהדרקון אצלו מחזיר 2 מהנקודות שהשיג בסיבוב הזה, או את כולן אם השיג פחות. בנקודות מסיבובים קודמים
לא נוגעים. <a class="id" href="/rules/lost-mines#L-55"><bdi>L-55</bdi></a></p>
<p id="L-56" class="rule"><strong>דוגמה.</strong> שני גמדים צהובים נאמנים מתחלקים ב-8 נקודות: 4 לכל אחד. שני גמדים כחולים נאמנים וסבאטור צהוב מתחלקים ב-8: 2
לכל אחד, ו-2 שנשארו הולכות לסבאטור, שלקח את האוצר ששווה 4. אצל אחד משני הכחולים הנאמנים נמצא הדרקון, והוא מחזיר 2. גמד
כחול אנוכי שומר לעצמו 3. <a class="id" href="/rules/lost-mines#L-56"><bdi>L-56</bdi></a></p>
<h2 id="rounds">סיבוב חדש וסוף המשחק</h2>
<p id="L-60" class="rule"><strong>סיבוב חדש.</strong> מכינים הכול מחדש, גם את קלפי הגמדים, המכרות והאוצרות. פותח השחקן שמשמאל למי ששיחק את הקלף האחרון. השלכה
אינה משחק; אם לא שוחק אף קלף, ראו <a href="/rules/base#B-62">במשחק הבסיס</a>. <a class="id" href="/rules/lost-mines#L-60"><bdi>L-60</bdi></a></p>
<p id="L-61" class="rule"><strong>הסוף.</strong> שני סיבובים. מנצח השחקן שיש לו הכי הרבה נקודות; במקרה של שוויון מתחלקים בניצחון. אם כך נבחר בשולחן, משחקים
סיבובים נוספים עד שיש מנצח אחד. <a class="id" href="/rules/lost-mines#L-61"><bdi>L-61</bdi></a></p>
<p class="note">לכל היותר 4 סיבובים נוספים.</p>
<h2 id="options">מה אפשר לבחור בשולחן</h2>
<ul>
<li><strong>עד שיש מנצח אחד:</strong> סיבובים נוספים אחרי שוויון, לפי <a href="/rules/lost-mines#L-61">L-61</a>.</li>
<li><strong>מספר הסיבובים:</strong> מ-1 עד 12 במקום שניים.</li>
<li><strong>המקום הראשון:</strong> מי פותח את הסיבוב הראשון, במקום הגרלה.</li>
</ul>
<h2 id="cards">כל הקלפים</h2>
<p class="prose">המספר שמתחת לתמונה אומר כמה קלפים כאלה יש. חוברת הכללים מוסרת את מספרי הקלפים ואת קלפי הגמדים: אלה בטוחים. כל השאר
<strong>משוער</strong>: גודל הלוח, היכן מונחים קלפי ההתחלה והמכרות, צורות כל הקלפים, כמה יש מכל פעולה וערכי האוצרות הם הצעה שלנו,
שמסתכמת במספרים המודפסים.</p>
<h3 id="cards-paths">שבילים</h3>
<div class="gallery"><figure class="card"><span class="picture" data-picture="card:NS" data-uid="rules-29"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>2 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:EW" data-uid="rules-30"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>2 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NE" data-uid="rules-31"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>4 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NW" data-uid="rules-32"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>4 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NES" data-uid="rules-33"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>4 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NEW" data-uid="rules-34"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>4 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NESW" data-uid="rules-35"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>4 ×</figcaption></figure></div>
<h3 id="cards-special">מכשולים, סלעים ומדורות</h3>
<div class="gallery"><figure class="card"><span class="picture" data-picture="card:NS+tree" data-uid="rules-36"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:EW+tree" data-uid="rules-37"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NES+tree" data-uid="rules-38"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NS+lake" data-uid="rules-39"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:EW+lake" data-uid="rules-40"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NEW+lake" data-uid="rules-41"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NS+ditch" data-uid="rules-42"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:EW+ditch" data-uid="rules-43"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NESW+ditch" data-uid="rules-44"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NS+rocks" data-uid="rules-45"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:EW+rocks" data-uid="rules-46"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NE+rocks" data-uid="rules-47"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NW+rocks" data-uid="rules-48"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NES+campfire" data-uid="rules-49"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NEW+campfire" data-uid="rules-50"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:NESW+campfire" data-uid="rules-51"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>1 ×</figcaption></figure></div>
<h3 id="cards-actions">פעולות</h3>
<div class="gallery"><figure class="card"><span class="picture" data-picture="card:axe" data-uid="rules-52"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>3 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:boat" data-uid="rules-53"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>3 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:rope" data-uid="rules-54"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>3 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:trap" data-uid="rules-55"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>3 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:troll" data-uid="rules-56"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>2 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:storm" data-uid="rules-57"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>3 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:look-mine+treasure" data-uid="rules-58"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>2 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:look-dwarf+mine" data-uid="rules-59"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>2 ×</figcaption></figure><figure class="card"><span class="picture" data-picture="card:look-dwarf+treasure" data-uid="rules-60"><svg class="ml-card" viewBox="0 0 200 300" aria-hidden="true"></svg></span><figcaption>2 ×</figcaption></figure></div>
<h3 id="cards-treasures">אוצרות</h3>
<div class="wide"><table><thead>
<tr>
<th scope="col">סוג</th>
<th scope="col">ערכים</th>
</tr>
</thead>
<tbody>
<tr>
<td>אבני חן</td>
<td>3, 4, 4, 5</td>
</tr>
<tr>
<td>זהב</td>
<td>2, 3, 3, 4</td>
</tr>
<tr>
<td>כסף</td>
<td>1, 2, 2, 3</td>
</tr>
</tbody>
</table></div>`};export{e as default};