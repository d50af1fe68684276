import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence('أعمدة متساوية، عددها بحسب العرض.', 'Equal columns, as many as fit the width.'),
  anatomy: [
    { name: 'minColumnWidth', description: createSentence('أضيق عرض للعمود.', 'The narrowest width of a column.') },
    { name: 'gap', description: createSentence('المسافة بين العناصر.', 'The space between the children.') },
  ],
  whenToUse: [createSentence('لبطاقات متشابهة.', 'For similar cards.')],
  whenNotToUse: [
    createSentence('لعمودين مختلفين: `TwoColumns`.', 'For two different columns: `TwoColumns`.'),
    createSentence('لبطاقات الدورات: `CourseGrid`.', 'For course cards: `CourseGrid`.'),
  ],
  pairs: [],
  content: [createSentence('لا نصوص لها.', 'It has no texts.')],
  keyboard: [],
  screenReader: [
    createSentence('لا تُقرأ. مع `as="ul"` تُقرأ قائمة.', 'It is not read. With `as="ul"` it is read as a list.'),
  ],
  rightToLeft: [createSentence('تُملأ من بداية السطر.', 'It fills from the start of the line.')],
  related: [
    { part: 'layout/TwoColumns', description: createSentence('عمودان مختلفان.', 'Two different columns.') },
    { part: 'learning/CourseGrid', description: createSentence('بطاقات الدورات.', 'Course cards.') },
  ],
};
