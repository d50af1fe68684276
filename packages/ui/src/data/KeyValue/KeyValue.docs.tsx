import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence('حقائق شيء واحد: تسمية وقيمة.', 'The facts of one thing: a label and a value.'),
  anatomy: [
    { name: 'items', description: createSentence('التسميات والقيم بالترتيب.', 'The labels and values, in order.') },
    { name: 'emptyLabel', description: createSentence('ما يظهر بلا قيمة.', 'What is shown without a value.') },
  ],
  whenToUse: [createSentence('لبيانات حساب أو دورة أو دفعة.', 'For the data of an account, a course or a payment.')],
  whenNotToUse: [
    createSentence('لمقارنة عدة عناصر: `DataTable`.', 'To compare several items: `DataTable`.'),
    createSentence('لرقم واحد مهم: `StatCard`.', 'For one important number: `StatCard`.'),
  ],
  pairs: [],
  content: [createSentence('التسمية اسم بلا نقطتين.', 'The label is a noun without a colon.')],
  keyboard: [],
  screenReader: [createSentence('قائمة وصف: «المدرّس، منى عبد الله».', 'A description list: “Teacher, Mona Abdallah”.')],
  rightToLeft: [
    createSentence('القيمة اللاتينية تُعزل بـ`Bidi` أو `Ltr`.', 'A Latin value is isolated with `Bidi` or `Ltr`.'),
  ],
  related: [
    { part: 'data/DataTable', description: createSentence('عناصر كثيرة.', 'Many items.') },
    { part: 'data/StatCard', description: createSentence('رقم واحد.', 'One number.') },
  ],
};
