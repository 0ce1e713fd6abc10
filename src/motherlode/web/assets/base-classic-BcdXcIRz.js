var e={title:`סבאטור, המהדורה המוקדמת`,contents:[{anchor:`differences`,text:`מה שונה`},{anchor:`same`,text:`מה נשאר`},{anchor:`options`,text:`מה אפשר לבחור בשולחן`}],html:`<h1>סבאטור, המהדורה המוקדמת</h1>
<p class="prose">זהו <a href="/rules/base">משחק הבסיס</a> כפי שהוא במהדורה מוקדמת. משחקים באותם קלפים ובאותה דרך; רק חלוקת הזהב לכורים ופתיחת סיבוב חדש
שונות. אם המשחק עוד לא מוכר לך, קראו קודם את <a href="/rules/base">משחק הבסיס</a> וחזרו.</p>
<h2 id="differences">מה שונה</h2>
<div class="wide"><table><thead>
<tr>
<td></td>
<th scope="col">משחק הבסיס</th>
<th scope="col">המהדורה המוקדמת</th>
</tr>
</thead>
<tbody>
<tr>
<td>קלפי זהב שנשלפים לכורים</td>
<td>אחד לכל כורה</td>
<td>אחד לכל שחקן, אבל רק תשעה כשיש עשרה שחקנים</td>
</tr>
<tr>
<td>כמה מקבל כורה</td>
<td>בדיוק אחד</td>
<td>אחד או יותר</td>
</tr>
<tr>
<td>מי פותח את הסיבוב הבא</td>
<td>משמאל לקלף המנהרה האחרון שהונח</td>
<td>משמאל לקלף האחרון ששוחק, מכל סוג</td>
</tr>
<tr>
<td>כורים עם כלי שבור</td>
<td>מקבלים זהב</td>
<td>מקבלים זהב, או לא, אם כך נבחר בשולחן</td>
</tr>
</tbody>
</table></div><p id="C-51" class="rule"><strong>זהב לכורים.</strong> שולפים קלפי זהב כמספר <em>השחקנים</em>, אבל רק תשעה כשיש עשרה שחקנים. השחקן שהניח את קלף המנהרה האחרון מעיין
בהם, שומר אחד ומעביר את השאר אל הכורה הבא נגד כיוון השעון, לצד ימין, בדילוג על סבאטורים. הקלפים עוברים שוב ושוב עד שלא
נשאר אף אחד, ולכן יש כורים שמקבלים יותר מאחד. <a class="id" href="/rules/base-classic#C-51"><bdi>C-51</bdi></a></p>
<p id="C-53" class="rule"><strong>אין זהב לכלי שבור.</strong> כלל שאפשר לבחור בשולחן: על כורה שמונח לפניו כלי שבור בסוף הסיבוב מדלגים בבחירת הזהב. הסבאטורים
מקבלים את שלהם בכל מקרה. <a class="id" href="/rules/base-classic#C-53"><bdi>C-53</bdi></a></p>
<p class="note">שולפים אותו מספר קלפים כמו תמיד; אבל אם לא נשאר כורה שרשאי לבחור, לא שולפים אף אחד.</p>
<p id="C-61" class="rule"><strong>מי פותח סיבוב חדש.</strong> השחקן שמשמאל למי ש<em>שיחק קלף</em> אחרון, מכל סוג. השלכה אינה משחק. <a class="id" href="/rules/base-classic#C-61"><bdi>C-61</bdi></a></p>
<h2 id="same">מה נשאר</h2>
<p class="prose">כל אחד מהכללים האלה מופיע במלואו בדף של <a href="/rules/base">משחק הבסיס</a>; הכותרת שלו מובילה לשם.</p>
<h3 id="same-setup">הכנה</h3>
<ul>
<li id="B-01" class="rule"><a href="/rules/base#B-01">שחקנים</a>: 3 עד 10. <a class="id" href="/rules/base-classic#B-01"><bdi>B-01</bdi></a></li>
<li id="B-02" class="rule"><a href="/rules/base#B-02">קלפי גמדים</a>: סבאטורים וכורים לפי הטבלה, תמיד קלף אחד יותר ממספר השחקנים. <a class="id" href="/rules/base-classic#B-02"><bdi>B-02</bdi></a></li>
<li id="B-03" class="rule"><a href="/rules/base#B-03">התפקיד שלך הוא הסוד שלך</a>: רק את קלף הגמד שלך רואים. <a class="id" href="/rules/base-classic#B-03"><bdi>B-03</bdi></a></li>
<li id="B-04" class="rule"><a href="/rules/base#B-04">מה בקופסה</a>: 44 קלפי מנהרה, 27 קלפי פעולה, 28 קלפי זהב. <a class="id" href="/rules/base-classic#B-04"><bdi>B-04</bdi></a></li>
<li id="B-05" class="rule"><a href="/rules/base#B-05">המכרה</a>: שבעה קלפים בין קלף פתח המנהרה ליעד האמצעי, קלף אחד בין יעד ליעד. <a class="id" href="/rules/base-classic#B-05"><bdi>B-05</bdi></a></li>
<li id="B-06" class="rule"><a href="/rules/base#B-06">בלי גבולות</a>: המבוך יכול לגדול לכל כיוון. <a class="id" href="/rules/base-classic#B-06"><bdi>B-06</bdi></a></li>
<li id="B-07" class="rule"><a href="/rules/base#B-07">קופה ויד</a>: 6, 5 או 4 קלפים, לפי מספר השחקנים. <a class="id" href="/rules/base-classic#B-07"><bdi>B-07</bdi></a></li>
<li id="B-08" class="rule"><a href="/rules/base#B-08">הזהב</a>: 28 קלפים, מעורבבים, סגורים. <a class="id" href="/rules/base-classic#B-08"><bdi>B-08</bdi></a></li>
<li id="B-09" class="rule"><a href="/rules/base#B-09">מי פותח</a>: מקום שנבחר או הוגרל; ואז עם כיוון השעון. <a class="id" href="/rules/base-classic#B-09"><bdi>B-09</bdi></a></li>
</ul>
<h3 id="same-turn">תור</h3>
<ul>
<li id="B-10" class="rule"><a href="/rules/base#B-10">שימוש בקלף אחד</a>: להניח מנהרה, לשחק פעולה, או להעביר את התור בהשלכת קלף סגור. <a class="id" href="/rules/base-classic#B-10"><bdi>B-10</bdi></a></li>
<li id="B-11" class="rule"><a href="/rules/base#B-11">אחר כך שולפים</a> קלף אחד, כל עוד יש בקופה. <a class="id" href="/rules/base-classic#B-11"><bdi>B-11</bdi></a></li>
<li id="B-12" class="rule"><a href="/rules/base#B-12">כשהיד ריקה</a> מעבירים את התור ולא משליכים כלום. <a class="id" href="/rules/base-classic#B-12"><bdi>B-12</bdi></a></li>
<li id="B-13" class="rule"><a href="/rules/base#B-13">ערמת הקלפים המשומשים</a>: קלפים שהושלכו בהעברת תור לא נראים לאחרים. <a class="id" href="/rules/base-classic#B-13"><bdi>B-13</bdi></a></li>
</ul>
<h3 id="same-tunnels">קלפי מנהרה</h3>
<ul>
<li id="B-20" class="rule"><a href="/rules/base#B-20">ליד המבוך</a>: בצלע משותפת עם קלף פתוח. <a class="id" href="/rules/base-classic#B-20"><bdi>B-20</bdi></a></li>
<li id="B-21" class="rule"><a href="/rules/base#B-21">מתאים מכל צד</a>: מנהרה למנהרה, סלע לסלע. <a class="id" href="/rules/base-classic#B-21"><bdi>B-21</bdi></a></li>
<li id="B-22" class="rule"><a href="/rules/base#B-22">אף פעם לא לרוחב</a>: ישר או עם הראש למטה. <a class="id" href="/rules/base-classic#B-22"><bdi>B-22</bdi></a></li>
<li id="B-23" class="rule"><a href="/rules/base#B-23">מחובר לקלף פתח המנהרה</a>: ללא הפרעה, ולא דרך מבוי סתום. <a class="id" href="/rules/base-classic#B-23"><bdi>B-23</bdi></a></li>
<li id="B-24" class="rule"><a href="/rules/base#B-24">ליד יעד</a>: יעד סגור אינו דורש דבר משכניו. <a class="id" href="/rules/base-classic#B-24"><bdi>B-24</bdi></a></li>
<li id="B-25" class="rule"><a href="/rules/base#B-25">מה שנותק</a> נשאר, אבל אי אפשר לבנות ממנו. <a class="id" href="/rules/base-classic#B-25"><bdi>B-25</bdi></a></li>
<li id="B-26" class="rule"><a href="/rules/base#B-26">עם כלי שבור</a> אי אפשר להניח קלפי מנהרה. <a class="id" href="/rules/base-classic#B-26"><bdi>B-26</bdi></a></li>
</ul>
<h3 id="same-actions">קלפי פעולה</h3>
<ul>
<li id="B-30" class="rule"><a href="/rules/base#B-30">כלי שבור</a>: לפני שחקן אחר, לכל היותר אחד מכל סוג. <a class="id" href="/rules/base-classic#B-30"><bdi>B-30</bdi></a></li>
<li id="B-31" class="rule"><a href="/rules/base#B-31">תיקון</a>: מסיר כלי שבור מהסוג המצויר, מלפני כל שחקן. <a class="id" href="/rules/base-classic#B-31"><bdi>B-31</bdi></a></li>
<li id="B-32" class="rule"><a href="/rules/base#B-32">תיקון עם שני כלים</a>: מתקן אחד מהשניים. <a class="id" href="/rules/base-classic#B-32"><bdi>B-32</bdi></a></li>
<li id="B-33" class="rule"><a href="/rules/base#B-33">אין מה לתקן</a>: לתיקון דרוש כלי שבור מתאים. <a class="id" href="/rules/base-classic#B-33"><bdi>B-33</bdi></a></li>
<li id="B-34" class="rule"><a href="/rules/base#B-34">מפולת סלעים</a>: מסירה קלף מנהרה מהמבוך, אף פעם לא את קלף פתח המנהרה או יעד. <a class="id" href="/rules/base-classic#B-34"><bdi>B-34</bdi></a></li>
<li id="B-35" class="rule"><a href="/rules/base#B-35">מפה</a>: הצצה בקלף יעד סגור אחד. <a class="id" href="/rules/base-classic#B-35"><bdi>B-35</bdi></a></li>
</ul>
<h3 id="same-goals">יעדים וסוף הסיבוב</h3>
<ul>
<li id="B-40" class="rule"><a href="/rules/base#B-40">הגעה ליעד</a>: הוא נחשף כשמובילה אליו דרך. <a class="id" href="/rules/base-classic#B-40"><bdi>B-40</bdi></a></li>
<li id="B-41" class="rule"><a href="/rules/base#B-41">האוצר</a> מסיים את הסיבוב מיד. <a class="id" href="/rules/base-classic#B-41"><bdi>B-41</bdi></a></li>
<li id="B-42" class="rule"><a href="/rules/base#B-42">סלע</a> הופכים כך שיפגוש את המנהרה, והמשחק נמשך. <a class="id" href="/rules/base-classic#B-42"><bdi>B-42</bdi></a></li>
<li id="B-43" class="rule"><a href="/rules/base#B-43">מבוי סתום לא מגיע לשום מקום</a>, ולכן אינו חושף יעד. <a class="id" href="/rules/base-classic#B-43"><bdi>B-43</bdi></a></li>
<li id="B-44" class="rule"><a href="/rules/base#B-44">אין מה לשחק</a>: הקופה ריקה ואף אחד לא יכול לשחק קלף. <a class="id" href="/rules/base-classic#B-44"><bdi>B-44</bdi></a></li>
<li id="B-45" class="rule"><a href="/rules/base#B-45">חשיפת התפקידים</a>: חושפים את כל קלפי הגמדים. <a class="id" href="/rules/base-classic#B-45"><bdi>B-45</bdi></a></li>
</ul>
<h3 id="same-gold">זהב</h3>
<ul>
<li id="B-50" class="rule"><a href="/rules/base#B-50">מי מנצח בסיבוב</a>: כורי הזהב אם המנהרה הגיעה אל האוצר, אחרת הסבאטורים. <a class="id" href="/rules/base-classic#B-50"><bdi>B-50</bdi></a></li>
<li id="B-52" class="rule"><a href="/rules/base#B-52">כשסבאטור הגיע אל האוצר</a>, בוחר ראשון הכורה הקרוב מימין. המהדורה הזאת לא אומרת על זה כלום, ולכן נוהגים כמו
במשחק הבסיס. <a class="id" href="/rules/base-classic#B-52"><bdi>B-52</bdi></a></li>
<li id="B-54" class="rule"><a href="/rules/base#B-54">זהב לסבאטורים</a>: 4 גושי זהב ליחיד, 3 לכל אחד משניים או שלושה, 2 לכל אחד מארבעה. <a class="id" href="/rules/base-classic#B-54"><bdi>B-54</bdi></a></li>
<li id="B-55" class="rule"><a href="/rules/base#B-55">אין אף סבאטור</a>: אם אז המנהרה לא מגיעה אל האוצר, אף אחד לא מקבל זהב. <a class="id" href="/rules/base-classic#B-55"><bdi>B-55</bdi></a></li>
<li id="B-56" class="rule"><a href="/rules/base#B-56">הזהב סודי</a> עד סוף המשחק. <a class="id" href="/rules/base-classic#B-56"><bdi>B-56</bdi></a></li>
</ul>
<h3 id="same-rounds">סיבובים</h3>
<ul>
<li id="B-60" class="rule"><a href="/rules/base#B-60">סיבוב חדש</a> מכינים כמו את הראשון; הזהב נשמר. <a class="id" href="/rules/base-classic#B-60"><bdi>B-60</bdi></a></li>
<li id="B-62" class="rule"><a href="/rules/base#B-62">אם לא שוחק קלף כזה</a>, את הסיבוב הבא פותח השחקן שמשמאל למי שפתח את הקודם. <a class="id" href="/rules/base-classic#B-62"><bdi>B-62</bdi></a></li>
<li id="B-70" class="rule"><a href="/rules/base#B-70">הסוף</a>: אחרי שלושה סיבובים מנצח השחקן שיש לו הכי הרבה גושי זהב. במהדורה הזאת שוויון הוא תיקו; כאן מי
שבשוויון מתחלקים בניצחון, וזה בעצם אותו דבר. <a class="id" href="/rules/base-classic#B-70"><bdi>B-70</bdi></a></li>
</ul>
<h2 id="options">מה אפשר לבחור בשולחן</h2>
<ul>
<li><strong>אין זהב לכלי שבור:</strong> לפי <a href="/rules/base-classic#C-53">C-53</a>.</li>
<li><strong>מספר הסיבובים:</strong> מ-1 עד 12 במקום שלושה.</li>
<li><strong>המקום הראשון:</strong> מי פותח את הסיבוב הראשון, במקום הגרלה.</li>
</ul>
`};export{e as default};