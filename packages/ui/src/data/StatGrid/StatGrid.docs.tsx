import { type PartDocs, sentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: sentence(
    'شبكة لبطاقات الأرقام، بلا بطاقة وحيدة في صف.',
    'A grid of number cards in which no card is alone in a row.',
  ),
  anatomy: [
    { name: 'children', description: sentence('بطاقات `StatCard`، من اثنتين إلى ست.', '`StatCard`s, two to six.') },
  ],
  whenToUse: [sentence('لأرقام الصفحة في أعلى لوحة التحكم.', 'For the numbers of a page, at the top of a dashboard.')],
  whenNotToUse: [
    sentence('لأي شيء غير `StatCard`: `Grid`.', 'For anything but `StatCard`s: `Grid`.'),
    sentence('لأكثر من ست بطاقات: `DataTable`.', 'For more than six cards: `DataTable`.'),
  ],
  pairs: [],
  content: [
    sentence('رتّب البطاقات حسب أهميتها، والأهم أولًا.', 'Order the cards by importance, the most important one first.'),
  ],
  keyboard: [],
  screenReader: [sentence('لا دور لها: تُقرأ البطاقات بترتيبها.', 'It has no role: the cards are read in their order.')],
  rightToLeft: [sentence('أول بطاقة عند بداية السطر.', 'The first card is at the start of the line.')],
  related: [
    { part: 'data/StatCard', description: sentence('البطاقة نفسها.', 'The card itself.') },
    { part: 'layout/Grid', description: sentence('لعناصر أخرى.', 'For other items.') },
  ],
};
