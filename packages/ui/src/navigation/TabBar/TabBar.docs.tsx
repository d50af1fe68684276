import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence(
    'شريط في أسفل الهاتف لأهم الصفحات، في متناول الإبهام.',
    'A bar at the bottom of a phone for the main pages, where a thumb reaches them.',
  ),
  anatomy: [
    {
      name: 'label',
      description: createSentence('اسم التنقل: «التنقل السريع».', 'The name of the navigation: “Quick navigation”.'),
    },
    {
      name: 'TabBarLink',
      description: createSentence(
        'صفحة: أيقونة واسم ورابط، و`isCurrent` للحالية.',
        'A page: icon, label and link; `isCurrent` marks the current one.',
      ),
    },
    {
      name: 'TabBarButton',
      description: createSentence(
        'ما يُفتح فوق الصفحة، مثل البحث. `count` عدد عند الأيقونة.',
        'What opens over the page, such as the search. `count` is a number at the icon.',
      ),
    },
  ],
  whenToUse: [
    createSentence(
      'في `tabBar` من `PublicShell` و`DashboardShell`، لثلاث صفحات إلى خمس.',
      'As the `tabBar` of `PublicShell` and `DashboardShell`, for three to five pages.',
    ),
  ],
  whenNotToUse: [
    createSentence('لأكثر من خمس صفحات: `SideMenu` في `Drawer`.', 'For more than five pages: `SideMenu` in a `Drawer`.'),
    createSentence('لأقسام صفحة واحدة: `Tabs`.', 'For the sections of one page: `Tabs`.'),
  ],
  pairs: [],
  content: [createSentence('الاسم كلمة واحدة غالبًا، ولا يُحذف.', 'A label is mostly one word, and is never left out.')],
  keyboard: [
    { keys: ['Tab'], description: createSentence('ينتقل بين المداخل.', 'Moves between the entries.') },
    { keys: ['Enter'], description: createSentence('يفتح الصفحة أو اللوحة.', 'Opens the page or the panel.') },
  ],
  screenReader: [
    createSentence(
      '«التنقل السريع، تنقل»، ثم «دوراتي، رابط، الصفحة الحالية». العدد في اسم الزر.',
      '“Quick navigation, navigation”, then “My courses, link, current page”. The name of a button has the count.',
    ),
  ],
  rightToLeft: [
    createSentence(
      'المدخل الأول عند بداية السطر، والعدد عند نهاية الأيقونة.',
      'The first entry is at the start of the line; a count is at the end side of its icon.',
    ),
  ],
  related: [
    { part: 'navigation/TopBar', description: createSentence('رأس الموقع.', 'The header of the site.') },
    {
      part: 'navigation/NotificationPanel',
      description: createSentence('لوحة يفتحها مدخل، بـ`trigger`.', 'A panel that an entry opens, with `trigger`.'),
    },
  ],
};
