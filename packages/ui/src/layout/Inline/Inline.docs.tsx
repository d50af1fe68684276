import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence(
    'عناصر في سطر، تنزل إلى سطر جديد إن ضاق المكان.',
    'Children in a row, which wraps if there is no room.',
  ),
  anatomy: [
    { name: 'gap', description: createSentence('المسافة في الاتجاهين.', 'The space in both directions.') },
    { name: 'align', description: createSentence('المحاذاة عبر السطر.', 'The alignment across the row.') },
    { name: 'justify', description: createSentence('التوزيع على امتداده.', 'The distribution along it.') },
  ],
  whenToUse: [createSentence('للأزرار والشارات، ولاسم مع أيقونة.', 'For buttons, badges, a name with an icon.')],
  whenNotToUse: [createSentence('لأعمدة متساوية: `Grid`.', 'For equal columns: `Grid`.')],
  pairs: [],
  content: [createSentence('لا نصوص له.', 'It has no texts.')],
  keyboard: [],
  screenReader: [createSentence('لا يُقرأ. الترتيب ترتيب الشيفرة.', 'It is not read. The order is that of the code.')],
  rightToLeft: [
    createSentence(
      'يبدأ من بداية السطر: يمينًا بالعربية.',
      'It begins at the start of the line: on the right in Arabic.',
    ),
  ],
  related: [
    { part: 'layout/Stack', description: createSentence('بعضها تحت بعض.', 'One below the other.') },
    { part: 'layout/Grid', description: createSentence('أعمدة متساوية.', 'Equal columns.') },
  ],
};
