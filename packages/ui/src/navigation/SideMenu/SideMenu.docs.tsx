import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence(
    'قائمة لوحة التحكم الجانبية، تُطوى إلى أيقونات.',
    'The side menu of the dashboard. It collapses to icons.',
  ),
  anatomy: [
    {
      name: 'label',
      description: createSentence('اسم التنقل: «لوحة التحكم».', 'The name of the navigation: “Dashboard”.'),
    },
    {
      name: 'items',
      description: createSentence(
        'الصفحات: اسم وأيقونة ورابط، و`isCurrent` للحالية.',
        'The pages: label, icon and link; `isCurrent` marks the current one.',
      ),
    },
    { name: 'header', description: createSentence('ما فوقها: الشعار.', 'Above the entries: the logo.') },
    { name: 'footer', description: createSentence('ما تحتها: تسجيل الخروج.', 'Below the entries: log out.') },
    { name: 'isCollapsed', description: createSentence('أيقونات وحدها.', 'Icons only.') },
  ],
  whenToUse: [
    createSentence(
      'في `menu` من `DashboardShell`، وفي `Drawer` على الهاتف.',
      'As the `menu` of `DashboardShell`, and in a `Drawer` on a phone.',
    ),
  ],
  whenNotToUse: [
    createSentence(
      'لأقسام صفحة واحدة: `SectionNav` أو `Tabs`.',
      'For the sections of one page: `SectionNav` or `Tabs`.',
    ),
    createSentence('للصفحات العامة: `TopBar`.', 'For public pages: `TopBar`.'),
  ],
  pairs: [],
  content: [
    createSentence(
      'الاسم كلمة أو كلمتان، ولكل صفحة أيقونة مختلفة.',
      'A label has one or two words, and each page has its own icon.',
    ),
  ],
  keyboard: [
    {
      keys: ['Tab'],
      description: createSentence(
        'ينتقل بين الصفحات. في المطوية تظهر التسمية عند التركيز.',
        'Moves between the pages. A collapsed menu shows the label on focus.',
      ),
    },
    { keys: ['Enter'], description: createSentence('يفتح الصفحة.', 'Opens the page.') },
  ],
  screenReader: [
    createSentence(
      '«لوحة التحكم، تنقل»، ثم «المستخدمون، رابط، الصفحة الحالية». الأسماء تُقرأ في المطوية أيضًا.',
      '“Dashboard, navigation”, then “Users, link, current page”. The labels are read in a collapsed menu too.',
    ),
  ],
  rightToLeft: [
    createSentence(
      'الأيقونة عند بداية السطر، وشريط الصفحة الحالية عند حافة البداية.',
      'The icon is at the start of the line; the bar of the current page is at the start edge.',
    ),
  ],
  related: [
    { part: 'shells/DashboardShell', description: createSentence('الصفحة حولها.', 'The page around it.') },
    { part: 'overlays/Drawer', description: createSentence('مكانها على الهاتف.', 'Its place on a phone.') },
  ],
};
