import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence(
    'عناصر بعضها تحت بعض، بمسافة واحدة بينها.',
    'Children one below the other, with the same space between them.',
  ),
  anatomy: [
    {
      name: 'gap',
      description: createSentence('المسافة، من السلّم `s0` إلى `s12`.', 'The space, from the scale `s0` to `s12`.'),
    },
    {
      name: 'as',
      description: createSentence('عنصر HTML، مثل `ul` أو `section`.', 'The HTML element, such as `ul` or `section`.'),
    },
  ],
  whenToUse: [
    createSentence(
      'لكل ترتيب رأسي: فقرات، حقول، بطاقات.',
      'For every vertical arrangement: paragraphs, fields, cards.',
    ),
  ],
  whenNotToUse: [
    createSentence('لعناصر في سطر: `Inline`. لشبكة: `Grid`.', 'For children in a row: `Inline`. For a grid: `Grid`.'),
  ],
  pairs: [],
  content: [createSentence('لا نصوص له.', 'It has no texts.')],
  keyboard: [],
  screenReader: [
    createSentence('لا يُقرأ. مع `as="ul"` يُقرأ قائمة.', 'It is not read. With `as="ul"` it is read as a list.'),
  ],
  rightToLeft: [
    createSentence(
      'رأسي، فلا يتغير. و`align="start"` عند بداية السطر.',
      'It is vertical and does not change. `align="start"` is the start of the line.',
    ),
  ],
  related: [
    { part: 'layout/Inline', description: createSentence('في سطر.', 'In a row.') },
    { part: 'layout/Grid', description: createSentence('في شبكة.', 'In a grid.') },
  ],
};
