import { type PartDocs, sentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: sentence(
    'عناصر بعضها تحت بعض، بمسافة واحدة بينها.',
    'Children one below the other, with the same space between them.',
  ),
  anatomy: [
    {
      name: 'gap',
      description: sentence('المسافة، من السلّم `s0` إلى `s12`.', 'The space, from the scale `s0` to `s12`.'),
    },
    {
      name: 'as',
      description: sentence('عنصر HTML، مثل `ul` أو `section`.', 'The HTML element, such as `ul` or `section`.'),
    },
  ],
  whenToUse: [
    sentence('لكل ترتيب رأسي: فقرات، حقول، بطاقات.', 'For every vertical arrangement: paragraphs, fields, cards.'),
  ],
  whenNotToUse: [
    sentence('لعناصر في سطر: `Inline`. لشبكة: `Grid`.', 'For children in a row: `Inline`. For a grid: `Grid`.'),
  ],
  pairs: [],
  content: [sentence('لا نصوص له.', 'It has no texts.')],
  keyboard: [],
  screenReader: [sentence('لا يُقرأ. مع `as="ul"` يُقرأ قائمة.', 'It is not read. With `as="ul"` it is read as a list.')],
  rightToLeft: [
    sentence(
      'رأسي، فلا يتغير. و`align="start"` عند بداية السطر.',
      'It is vertical and does not change. `align="start"` is the start of the line.',
    ),
  ],
  related: [
    { part: 'layout/Inline', description: sentence('في سطر.', 'In a row.') },
    { part: 'layout/Grid', description: sentence('في شبكة.', 'In a grid.') },
  ],
};
