import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence('عنصران متجاوران حين تتسع النافذة.', 'Two children side by side where there is room.'),
  anatomy: [
    { name: 'children', description: createSentence('عنصران، والمهم أولًا.', 'Two children, the important one first.') },
    {
      name: 'ratio',
      description: createSentence(
        'قسمة العرض من 1024 بكسل: `1/1` أو `7/5` أو `8/4`.',
        'How they share the width from 1024 px: `1/1`, `7/5` or `8/4`.',
      ),
    },
    { name: 'align', description: createSentence('محاذاة العنصرين رأسيًا.', 'The vertical alignment of the two.') },
  ],
  whenToUse: [
    createSentence('لمحتوى وما يصحبه: دورة وسعرها.', 'For content and what goes with it: a course and its price.'),
  ],
  whenNotToUse: [
    createSentence('لأعمدة متساوية كثيرة: `Grid`.', 'For many equal columns: `Grid`.'),
    createSentence('لعمود جانبي يبقى في مكانه: `AsideLayout`.', 'For an aside that stays in its place: `AsideLayout`.'),
  ],
  pairs: [],
  content: [
    createSentence(
      'ترتيب المستند هو ترتيب القراءة على الهاتف.',
      'The order of the document is the reading order on a phone.',
    ),
  ],
  keyboard: [],
  screenReader: [
    createSentence('لا دور له: يُقرأ الأول ثم الثاني.', 'It has no role: the first child is read, then the second one.'),
  ],
  rightToLeft: [
    createSentence(
      'الأول عند بداية السطر: في اليمين بالعربية.',
      'The first one is at the start of the line: on the right in Arabic.',
    ),
  ],
  related: [
    { part: 'layout/Grid', description: createSentence('أعمدة متساوية.', 'Equal columns.') },
    { part: 'shells/AsideLayout', description: createSentence('محتوى بجانب صفحة.', 'Content beside a page.') },
  ],
};
