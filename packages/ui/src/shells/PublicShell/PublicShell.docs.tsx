import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence(
    'إطار كل الصفحات العامة: الرأس، ثم الصفحة، ثم التذييل.',
    'The layout of every public page: the header, the page and the footer.',
  ),
  anatomy: [
    {
      name: 'top',
      description: createSentence(
        'بالترتيب: `SkipLink`، ثم `ContactBar`، ثم `Ticker`، ثم `TopBar`.',
        'In this order: `SkipLink`, `ContactBar`, `Ticker`, `TopBar`.',
      ),
    },
    { name: 'children', description: createSentence('الصفحة، داخل `main`.', 'The page, in `main`.') },
    { name: 'footer', description: createSentence('`Footer`.', '`Footer`.') },
    { name: 'mainId', description: createSentence('معرّف `main`، لـ`SkipLink`.', 'The id of `main`, for `SkipLink`.') },
  ],
  whenToUse: [createSentence('لكل صفحة يراها الزائر والطالب.', 'For every page of visitors and students.')],
  whenNotToUse: [createSentence('للوحة التحكم: `DashboardShell`.', 'For the dashboard: `DashboardShell`.')],
  pairs: [],
  content: [
    createSentence(
      'في صفحة قصيرة يبقى التذييل أسفل الشاشة.',
      'On a short page the footer stays at the bottom of the screen.',
    ),
  ],
  keyboard: [
    {
      keys: ['Tab'],
      description: createSentence(
        '`SkipLink` أولًا، ثم الرأس، ثم الصفحة.',
        '`SkipLink` first, then the header, then the page.',
      ),
    },
  ],
  screenReader: [
    createSentence(
      'رأس ومحتوى رئيسي وتذييل، فيُنتقل بينها مباشرة.',
      'Header, main and footer landmarks, so that users can jump between them.',
    ),
  ],
  rightToLeft: [
    createSentence('لا جانب له: أجزاؤه تتبع الاتجاه.', 'It has no sides of its own: its parts follow the direction.'),
  ],
  related: [
    { part: 'navigation/TopBar', description: createSentence('الرأس.', 'The header.') },
    { part: 'navigation/Footer', description: createSentence('التذييل.', 'The footer.') },
    { part: 'layout/Container', description: createSentence('عرض المحتوى.', 'The width of the content.') },
  ],
};
