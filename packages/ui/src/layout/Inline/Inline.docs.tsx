import { type PartDocs, sentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: sentence(
    'عناصر في سطر، تنزل إلى سطر جديد إن ضاق المكان.',
    'Children in a row, which wraps if there is no room.',
  ),
  anatomy: [
    { name: 'gap', description: sentence('المسافة في الاتجاهين.', 'The space in both directions.') },
    { name: 'align', description: sentence('المحاذاة عبر السطر.', 'The alignment across the row.') },
    { name: 'justify', description: sentence('التوزيع على امتداده.', 'The distribution along it.') },
  ],
  whenToUse: [sentence('للأزرار والشارات، ولاسم مع أيقونة.', 'For buttons, badges, a name with an icon.')],
  whenNotToUse: [sentence('لأعمدة متساوية: `Grid`.', 'For equal columns: `Grid`.')],
  pairs: [],
  content: [sentence('لا نصوص له.', 'It has no texts.')],
  keyboard: [],
  screenReader: [sentence('لا يُقرأ. الترتيب ترتيب الشيفرة.', 'It is not read. The order is that of the code.')],
  rightToLeft: [
    sentence('يبدأ من بداية السطر: يمينًا بالعربية.', 'It begins at the start of the line: on the right in Arabic.'),
  ],
  related: [
    { part: 'layout/Stack', description: sentence('بعضها تحت بعض.', 'One below the other.') },
    { part: 'layout/Grid', description: sentence('أعمدة متساوية.', 'Equal columns.') },
  ],
};
