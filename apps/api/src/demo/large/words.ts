// What the names of the large demo are made of: each list is combined with the others.

const list = (text: string): string[] => text.split('،').map((word) => word.trim());

/** Given names, of women and men in turn. */
export const givenNames = list(`
  منى، أحمد، سارة، محمود، هبة، إبراهيم، نورهان، مصطفى، آية، خالد، رحمة، يوسف، ياسمين، عمر، دعاء، إسلام،
  شيماء، طارق، إيمان، كريم، فاطمة، حسن، مريم، زياد، سلمى، عبد الله
`);

/** Names of fathers. */
export const fatherNames = ['محمد', 'علي', 'السيد', 'فتحي', 'رمضان', 'عادل', 'سمير', 'جمال', 'أشرف', 'ناصر', 'سعيد'];

/** Family names. */
export const familyNames = ['الشافعي', 'عبد الرحمن', 'النجار', 'حسين', 'الجندي', 'رضوان', 'الهواري', 'غنيم', 'البنا'];

/** What main categories are called, with the subjects below each. */
export const subjects: [main: string, below: string[]][] = [
  ['العلوم', ['الفيزياء', 'الكيمياء', 'الأحياء', 'الجيولوجيا']],
  ['الرياضيات', ['الجبر', 'الهندسة الفراغية', 'التفاضل والتكامل', 'الإحصاء']],
  ['اللغات', ['النحو والصرف', 'البلاغة', 'اللغة الإنجليزية', 'اللغة الفرنسية']],
  ['الدراسات', ['التاريخ', 'الجغرافيا', 'الفلسفة والمنطق', 'الاقتصاد']],
  ['البرمجة', ['بايثون', 'سي بلس بلس', 'قواعد البيانات', 'تطوير الويب']],
];

/** For whom a course is. */
export const levels = list(`
  للصف الأول الثانوي، للصف الثاني الثانوي، للصف الثالث الثانوي، لطلاب الجامعة، للمبتدئين،
  مراجعة نهائية، حل الامتحانات، بنك الأسئلة، المنهج كاملًا
`);

/** What a course says about itself. */
export const description =
  'شرح المنهج خطوة بخطوة مع أمثلة محلولة وتدريبات بعد كل درس، ومراجعة في نهاية كل وحدة، واختبارات إلكترونية تقيس ما فهمته قبل الامتحان.';
