import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence(
    'شبكة لبطاقات الأرقام، بلا بطاقة وحيدة في صف.',
    'A grid of number cards in which no card is alone in a row.',
  ),
  anatomy: [
    {
      name: 'children',
      description: createSentence('بطاقات `StatCard`، من اثنتين إلى ست.', '`StatCard`s, two to six.'),
    },
  ],
  whenToUse: [
    createSentence('لأرقام الصفحة في أعلى لوحة التحكم.', 'For the numbers of a page, at the top of a dashboard.'),
  ],
  whenNotToUse: [
    createSentence('لأي شيء غير `StatCard`: `Grid`.', 'For anything but `StatCard`s: `Grid`.'),
    createSentence('لأكثر من ست بطاقات: `DataTable`.', 'For more than six cards: `DataTable`.'),
  ],
  pairs: [],
  content: [
    createSentence(
      'رتّب البطاقات حسب أهميتها، والأهم أولًا.',
      'Order the cards by importance, the most important one first.',
    ),
  ],
  keyboard: [],
  screenReader: [
    createSentence('لا دور لها: تُقرأ البطاقات بترتيبها.', 'It has no role: the cards are read in their order.'),
  ],
  rightToLeft: [createSentence('أول بطاقة عند بداية السطر.', 'The first card is at the start of the line.')],
  related: [
    { part: 'data/StatCard', description: createSentence('البطاقة نفسها.', 'The card itself.') },
    { part: 'layout/Grid', description: createSentence('لعناصر أخرى.', 'For other items.') },
  ],
};
