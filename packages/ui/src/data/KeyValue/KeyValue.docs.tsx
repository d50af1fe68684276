import { type PartDocs, sentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: sentence('حقائق شيء واحد: تسمية وقيمة.', 'The facts of one thing: a label and a value.'),
  anatomy: [
    { name: 'items', description: sentence('التسميات والقيم بالترتيب.', 'The labels and values, in order.') },
    { name: 'emptyLabel', description: sentence('ما يظهر بلا قيمة.', 'What is shown without a value.') },
  ],
  whenToUse: [sentence('لبيانات حساب أو دورة أو دفعة.', 'For the data of an account, a course or a payment.')],
  whenNotToUse: [
    sentence('لمقارنة عدة عناصر: `DataTable`.', 'To compare several items: `DataTable`.'),
    sentence('لرقم واحد مهم: `StatCard`.', 'For one important number: `StatCard`.'),
  ],
  pairs: [],
  content: [sentence('التسمية اسم بلا نقطتين.', 'The label is a noun without a colon.')],
  keyboard: [],
  screenReader: [sentence('قائمة وصف: «المدرّس، منى عبد الله».', 'A description list: “Teacher, Mona Abdallah”.')],
  rightToLeft: [sentence('القيمة اللاتينية تُعزل بـ`Bidi` أو `Ltr`.', 'A Latin value is isolated with `Bidi` or `Ltr`.')],
  related: [
    { part: 'data/DataTable', description: sentence('عناصر كثيرة.', 'Many items.') },
    { part: 'data/StatCard', description: sentence('رقم واحد.', 'One number.') },
  ],
};
