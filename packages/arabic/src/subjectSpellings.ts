/**
 * Spellings of common subjects, one subject in each line. A search for one of them finds the others. Typed words are compared
 * after folding and without «ال», so hamzas, ة and tashkeel need no spelling of their own.
 */
export const subjectSpellings = `
  فيزياء, فيزيا, فيزكس, فيزيكس, physics, fizya, fizik
  كيمياء, كيميا, كيمستري, chemistry, kimya
  أحياء, بيولوجي, بيولوجيا, biology, ahya
  رياضيات, رياضه بحته, ماث, ماثس, math, maths, mathematics, riyadiyat
  جبر, algebra, gabr
  هندسة فراغية, solid geometry
  هندسة, geometry, engineering
  تفاضل, كالكولاس, calculus
  إحصاء, احصا, ستاتستكس, ستاتيستيكس, statistics, ihsa
  ميكانيكا, ميكانيكس, mechanics
  جيولوجيا, جيولوجي, geology
  تشريح, أناتومي, اناتومى, anatomy, tashrih
  فسيولوجيا, فسيولوجي, وظائف أعضاء, physiology
  كيمياء حيوية, بيوكيمستري, biochemistry
  كيمياء عضوية, أورجانيك, organic chemistry
  صيدلة, فارما, pharmacy, pharmacology
  طب, medicine
  لغة إنجليزية, إنجليزي, إنجليزية, انجلش, إنجلش, انكليزي, english
  لغة عربية, عربي, عربية, arabic
  لغة فرنسية, فرنساوي, فرنسي, فرنسية, french, francais
  لغة ألمانية, ألماني, ألمانية, german, deutsch
  لغة إيطالية, إيطالي, إيطالية, طلياني, italian
  لغة إسبانية, إسباني, إسبانية, spanish
  نحو, قواعد, جرامر, grammar, nahw
  بلاغة, rhetoric
  أدب, literature
  تاريخ, history, tarikh
  جغرافيا, جغرافيه, geography
  فلسفة, philosophy
  منطق, logic
  علم نفس, سيكولوجي, psychology
  اقتصاد, economics, economy
  محاسبة, أكونتنج, accounting
  قانون, law
  تسويق, ماركتنج, ماركيتنج, marketing
  إدارة أعمال, بزنس, business
  برمجة, بروجرامنج, programming, coding
  حاسب, حاسوب, كمبيوتر, computer
  بايثون, بيثون, بايثن, python
  جافا, java
  جافا سكريبت, جافاسكريبت, جافاسكربت, javascript, java script, js
  سي شارب, c#, csharp, c sharp
  سي بلس بلس, سي بلاس بلاس, c++, cpp
  قواعد بيانات, داتابيز, database, sql
  تطوير ويب, ويب, web
  html, html5, اتش تي ام ال
  ذكاء اصطناعي, artificial intelligence, ai
  تصميم, ديزاين, design
  جرافيك, graphic
  فوتوشوب, photoshop
  إكسل, اكسيل, excel
  دورة, كورس, course
`;
