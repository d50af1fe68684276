// Parts of the names of the large demo. Each list is combined with the others.

const splitList = (text: string): string[] => text.split('،').map((word) => word.trim());

/** Given names, alternating between women and men. */
export const givenNames = splitList(`
  منى، أحمد، سارة، محمود، هبة، إبراهيم، نورهان، مصطفى، آية، خالد، رحمة، يوسف، ياسمين، عمر، دعاء، إسلام،
  شيماء، طارق، إيمان، كريم، فاطمة، حسن، مريم، زياد، سلمى، عبد الله
`);

/** Names of fathers. */
export const fatherNames = ['محمد', 'علي', 'السيد', 'فتحي', 'رمضان', 'عادل', 'سمير', 'جمال', 'أشرف', 'ناصر', 'سعيد'];

/** Family names. */
export const familyNames = ['الشافعي', 'عبد الرحمن', 'النجار', 'حسين', 'الجندي', 'رضوان', 'الهواري', 'غنيم', 'البنا'];

/** The names of main categories, each with its subjects. */
export const subjectGroups: [main: string, below: string[]][] = [
  ['العلوم', ['الفيزياء', 'الكيمياء', 'الأحياء', 'الجيولوجيا']],
  ['الرياضيات', ['الجبر', 'الهندسة الفراغية', 'التفاضل والتكامل', 'الإحصاء']],
  ['اللغات', ['النحو والصرف', 'البلاغة', 'اللغة الإنجليزية', 'اللغة الفرنسية']],
  ['الدراسات', ['التاريخ', 'الجغرافيا', 'الفلسفة والمنطق', 'الاقتصاد']],
  ['البرمجة', ['بايثون', 'سي بلس بلس', 'قواعد البيانات', 'تطوير الويب']],
];

/** The levels of courses. */
export const courseLevels = splitList(`
  للصف الأول الثانوي، للصف الثاني الثانوي، للصف الثالث الثانوي، لطلاب الجامعة، للمبتدئين،
  مراجعة نهائية، حل الامتحانات، بنك الأسئلة، المنهج كاملًا
`);

/** The description of every course. */
export const courseDescription =
  'شرح المنهج خطوة بخطوة مع أمثلة محلولة وتدريبات بعد كل درس، ومراجعة في نهاية كل وحدة، واختبارات إلكترونية تقيس ما فهمته قبل الامتحان.';
