import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence('يحدّ عرض الصفحة ويتوسط.', 'Limits the width of a page and centres it.'),
  anatomy: [{ name: 'width', description: createSentence('أقصى عرض.', 'The largest width.') }],
  whenToUse: [createSentence('مرة في كل قسم من الصفحة.', 'Once in each section of a page.')],
  whenNotToUse: [
    createSentence('داخل بطاقة أو نافذة: عرضها محدود.', 'Inside a card or dialog, which are limited already.'),
  ],
  pairs: [],
  content: [
    createSentence('لا نص له.', 'It has no text.'),
    createSentence(
      'المسافة فوق الصفحة وتحتها من `PublicShell` أو `DashboardShell`. بلا واحد منهما: ضعه في `Surface` مع `padding`.',
      'The space above and below a page comes from `PublicShell` or `DashboardShell`. Without a shell, put it into a `Surface` with `padding`.',
    ),
  ],
  keyboard: [],
  screenReader: [createSentence('لا يُقرأ.', 'It is not read.')],
  rightToLeft: [createSentence('هامشاه متساويان، فلا يتغير.', 'Its margins are equal, so nothing changes.')],
  related: [
    { part: 'layout/FormColumn', description: createSentence('عرض صفحة النموذج.', 'The width of a form page.') },
    { part: 'layout/PageSection', description: createSentence('قسم له عنوان.', 'A section with a heading.') },
  ],
};
