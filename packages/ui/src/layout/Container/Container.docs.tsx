import { type PartDocs, sentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: sentence('يحدّ عرض الصفحة ويتوسط.', 'Limits the width of a page and centres it.'),
  anatomy: [{ name: 'width', description: sentence('أقصى عرض.', 'The largest width.') }],
  whenToUse: [sentence('مرة في كل قسم من الصفحة.', 'Once in each section of a page.')],
  whenNotToUse: [sentence('داخل بطاقة أو نافذة: عرضها محدود.', 'Inside a card or dialog, which are limited already.')],
  pairs: [],
  content: [
    sentence('لا نص له.', 'It has no text.'),
    sentence(
      'المسافة فوق الصفحة وتحتها من `PublicShell` أو `DashboardShell`. بلا واحد منهما: ضعه في `Surface` مع `padding`.',
      'The space above and below a page comes from `PublicShell` or `DashboardShell`. Without a shell, put it into a `Surface` with `padding`.',
    ),
  ],
  keyboard: [],
  screenReader: [sentence('لا يُقرأ.', 'It is not read.')],
  rightToLeft: [sentence('هامشاه متساويان، فلا يتغير.', 'Its margins are equal, so nothing changes.')],
  related: [
    { part: 'layout/FormColumn', description: sentence('عرض صفحة النموذج.', 'The width of a form page.') },
    { part: 'layout/PageSection', description: sentence('قسم له عنوان.', 'A section with a heading.') },
  ],
};
