import { type PartDocs, sentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: sentence('عنصران متجاوران حين تتسع النافذة.', 'Two children side by side where there is room.'),
  anatomy: [
    { name: 'children', description: sentence('عنصران، والمهم أولًا.', 'Two children, the important one first.') },
    {
      name: 'ratio',
      description: sentence(
        'قسمة العرض من 1024 بكسل: `1/1` أو `7/5` أو `8/4`.',
        'How they share the width from 1024 px: `1/1`, `7/5` or `8/4`.',
      ),
    },
    { name: 'align', description: sentence('محاذاة العنصرين رأسيًا.', 'The vertical alignment of the two.') },
  ],
  whenToUse: [sentence('لمحتوى وما يصحبه: دورة وسعرها.', 'For content and what goes with it: a course and its price.')],
  whenNotToUse: [
    sentence('لأعمدة متساوية كثيرة: `Grid`.', 'For many equal columns: `Grid`.'),
    sentence('لعمود جانبي يبقى في مكانه: `AsideLayout`.', 'For an aside that stays in its place: `AsideLayout`.'),
  ],
  pairs: [],
  content: [
    sentence(
      'ترتيب المستند هو ترتيب القراءة على الهاتف.',
      'The order of the document is the reading order on a phone.',
    ),
  ],
  keyboard: [],
  screenReader: [
    sentence('لا دور له: يُقرأ الأول ثم الثاني.', 'It has no role: the first child is read, then the second one.'),
  ],
  rightToLeft: [
    sentence(
      'الأول عند بداية السطر: في اليمين بالعربية.',
      'The first one is at the start of the line: on the right in Arabic.',
    ),
  ],
  related: [
    { part: 'layout/Grid', description: sentence('أعمدة متساوية.', 'Equal columns.') },
    { part: 'shells/AsideLayout', description: sentence('محتوى بجانب صفحة.', 'Content beside a page.') },
  ],
};
