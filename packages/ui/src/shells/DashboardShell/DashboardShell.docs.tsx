import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence(
    'إطار كل صفحات لوحة التحكم: قائمة جانبية، ورأس، ثم الصفحة.',
    'The layout of every dashboard page: a side menu, a header, and the page.',
  ),
  anatomy: [
    {
      name: 'menu',
      description: createSentence('`SideMenu`. تختفي دون 1024 بكسل.', '`SideMenu`. Hidden below 1024 px.'),
    },
    {
      name: 'menuButton',
      description: createSentence(
        'الزر الذي يفتح القائمة في `Drawer`.',
        'The button that opens the menu in a `Drawer`.',
      ),
    },
    { name: 'breadcrumbs', description: createSentence('مسار الصفحة.', 'The breadcrumbs of the page.') },
    { name: 'user', description: createSentence('الاسم والدور والصورة.', 'The name, role and picture.') },
    { name: 'notifications', description: createSentence('الجرس.', 'The bell.') },
    { name: 'actions', description: createSentence('تسجيل الخروج.', 'Log out.') },
    { name: 'mainId', description: createSentence('معرّف `main`، لـ`SkipLink`.', 'The id of `main`, for `SkipLink`.') },
  ],
  whenToUse: [
    createSentence('لكل صفحات المدير والمدرّس، مرة واحدة حولها.', 'Once, around all pages of admins and teachers.'),
  ],
  whenNotToUse: [
    createSentence('للصفحات العامة: `PublicShell`.', 'For public pages: `PublicShell`.'),
    createSentence('لتسجيل الدخول: `AuthLayout`.', 'For signing in: `AuthLayout`.'),
  ],
  pairs: [],
  content: [
    createSentence(
      'عنوان الصفحة أول ما في `children`، لا في الرأس.',
      'The heading of the page comes first in `children`, not in the header.',
    ),
  ],
  keyboard: [
    {
      keys: ['Tab'],
      description: createSentence(
        'القائمة، ثم الرأس، ثم الصفحة. ضع `SkipLink` قبلها.',
        'The menu, the header, then the page. Put a `SkipLink` before it.',
      ),
    },
  ],
  screenReader: [
    createSentence(
      'رأس ومحتوى رئيسي. على الهاتف يُقرأ اسم المستخدم وإن لم يظهر.',
      'A header and a main landmark. On a phone the name of the user is read, though it is not visible.',
    ),
  ],
  rightToLeft: [
    createSentence(
      'القائمة عند بداية السطر: على اليمين في العربية. الاسم يتبع اتجاه حروفه.',
      'The menu is at the start of the line: on the right in Arabic. The name follows the direction of its letters.',
    ),
  ],
  related: [
    { part: 'navigation/SideMenu', description: createSentence('القائمة.', 'The menu.') },
    { part: 'navigation/Breadcrumbs', description: createSentence('المسار.', 'The breadcrumbs.') },
    { part: 'shells/PublicShell', description: createSentence('الصفحات العامة.', 'Public pages.') },
  ],
};
