import { type PartDocs, sentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: sentence('أعمدة متساوية، عددها بحسب العرض.', 'Equal columns, as many as fit the width.'),
  anatomy: [
    { name: 'minColumnWidth', description: sentence('أضيق عرض للعمود.', 'The narrowest width of a column.') },
    { name: 'gap', description: sentence('المسافة بين العناصر.', 'The space between the children.') },
  ],
  whenToUse: [sentence('لبطاقات متشابهة.', 'For similar cards.')],
  whenNotToUse: [
    sentence('لعمودين مختلفين: `TwoColumns`.', 'For two different columns: `TwoColumns`.'),
    sentence('لبطاقات الدورات: `CourseGrid`.', 'For course cards: `CourseGrid`.'),
  ],
  pairs: [],
  content: [sentence('لا نصوص لها.', 'It has no texts.')],
  keyboard: [],
  screenReader: [sentence('لا تُقرأ. مع `as="ul"` تُقرأ قائمة.', 'It is not read. With `as="ul"` it is read as a list.')],
  rightToLeft: [sentence('تُملأ من بداية السطر.', 'It fills from the start of the line.')],
  related: [
    { part: 'layout/TwoColumns', description: sentence('عمودان مختلفان.', 'Two different columns.') },
    { part: 'learning/CourseGrid', description: sentence('بطاقات الدورات.', 'Course cards.') },
  ],
};
