import { type PartDocs, sentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: sentence(
    'قائمة لوحة التحكم الجانبية، تُطوى إلى أيقونات.',
    'The side menu of the dashboard. It collapses to icons.',
  ),
  anatomy: [
    { name: 'label', description: sentence('اسم التنقل: «لوحة التحكم».', 'The name of the navigation: “Dashboard”.') },
    {
      name: 'items',
      description: sentence(
        'الصفحات: اسم وأيقونة ورابط، و`isCurrent` للحالية.',
        'The pages: label, icon and link; `isCurrent` marks the current one.',
      ),
    },
    { name: 'header', description: sentence('ما فوقها: الشعار.', 'Above the entries: the logo.') },
    { name: 'footer', description: sentence('ما تحتها: تسجيل الخروج.', 'Below the entries: log out.') },
    { name: 'isCollapsed', description: sentence('أيقونات وحدها.', 'Icons only.') },
  ],
  whenToUse: [
    sentence(
      'في `menu` من `DashboardShell`، وفي `Drawer` على الهاتف.',
      'As the `menu` of `DashboardShell`, and in a `Drawer` on a phone.',
    ),
  ],
  whenNotToUse: [
    sentence('لأقسام صفحة واحدة: `SectionNav` أو `Tabs`.', 'For the sections of one page: `SectionNav` or `Tabs`.'),
    sentence('للصفحات العامة: `TopBar`.', 'For public pages: `TopBar`.'),
  ],
  pairs: [],
  content: [
    sentence(
      'الاسم كلمة أو كلمتان، ولكل صفحة أيقونة مختلفة.',
      'A label has one or two words, and each page has its own icon.',
    ),
  ],
  keyboard: [
    {
      keys: ['Tab'],
      description: sentence(
        'ينتقل بين الصفحات. في المطوية تظهر التسمية عند التركيز.',
        'Moves between the pages. A collapsed menu shows the label on focus.',
      ),
    },
    { keys: ['Enter'], description: sentence('يفتح الصفحة.', 'Opens the page.') },
  ],
  screenReader: [
    sentence(
      '«لوحة التحكم، تنقل»، ثم «المستخدمون، رابط، الصفحة الحالية». الأسماء تُقرأ في المطوية أيضًا.',
      '“Dashboard, navigation”, then “Users, link, current page”. The labels are read in a collapsed menu too.',
    ),
  ],
  rightToLeft: [
    sentence(
      'الأيقونة عند بداية السطر، وشريط الصفحة الحالية عند حافة البداية.',
      'The icon is at the start of the line; the bar of the current page is at the start edge.',
    ),
  ],
  related: [
    { part: 'shells/DashboardShell', description: sentence('الصفحة حولها.', 'The page around it.') },
    { part: 'overlays/Drawer', description: sentence('مكانها على الهاتف.', 'Its place on a phone.') },
  ],
};
