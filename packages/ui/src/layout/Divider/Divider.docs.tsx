import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence(
    'خط رفيع بين مجموعتين لا تكفي المسافة لفصلهما.',
    'A thin line between two groups that space alone does not separate.',
  ),
  anatomy: [
    {
      name: 'hr',
      description: createSentence('العنصر كله: خط بعرض حاويته.', 'The whole element: a line as wide as its container.'),
    },
  ],
  whenToUse: [
    createSentence('بين مجموعتين مختلفتين في بطاقة أو قائمة.', 'Between two different groups in a card or a list.'),
  ],
  whenNotToUse: [
    createSentence('بين عناصر متشابهة: `Stack` ومسافته.', 'Between similar items: `Stack` and its gap.'),
    createSentence('بين أقسام الصفحة: `Heading` لكل قسم.', 'Between sections of a page: a `Heading` for each.'),
  ],
  pairs: [],
  content: [createSentence('بلا نص.', 'It has no text.')],
  keyboard: [],
  screenReader: [
    createSentence(
      '«فاصل» لأنه `hr`. إن لم يكن للفصل معنى فاستعمل المسافة.',
      '“Separator”, because it is an `hr`. If the separation has no meaning, use space instead.',
    ),
  ],
  rightToLeft: [createSentence('أفقي، فلا ينعكس.', 'It is horizontal, so it is not mirrored.')],
  related: [
    { part: 'layout/Stack', description: createSentence('المسافات بين العناصر.', 'Space between items.') },
    { part: 'layout/Card', description: createSentence('حدّ حول شيء واحد.', 'A border around one thing.') },
  ],
};
