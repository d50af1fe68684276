import { type PartDocs, sentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: sentence(
    'عناصر في مستويات تُفتح وتُطوى، مثل وحدات الدورة ودروسها.',
    'Items in levels that open and close, such as the units and lessons of a course.',
  ),
  anatomy: [
    {
      name: 'items',
      description: sentence(
        'العناصر: عنوان لكل منها، وما تحته في `children`.',
        'The items: a title for each, and what is below it in `children`.',
      ),
    },
    {
      name: 'meta',
      description: sentence(
        'مدة أو درجة أو شارة عند نهاية الصف.',
        'A duration, a mark or a badge at the end of the row.',
      ),
    },
    { name: 'currentId', description: sentence('الدرس المعروض الآن.', 'The lesson that is shown now.') },
    {
      name: 'selectionMode',
      description: sentence('تحديد عنصر أو عدة عناصر.', 'Selects one item or several.'),
    },
    { name: 'labels', description: sentence('اسم زر الفتح والطي.', 'The name of the button that opens and closes.') },
  ],
  whenToUse: [
    sentence('لمنهج دورة طويلة من وحدات ودروس.', 'For the curriculum of a long course, in units and lessons.'),
    sentence('لاختيار دروس من وحدات عدة.', 'To select lessons from several units.'),
  ],
  whenNotToUse: [
    sentence('لمستوى واحد: `Accordion` أو قائمة.', 'For one level: `Accordion` or a list.'),
    sentence('لقائمة فيديوهات بجانب مشغّل: `VideoSwitcher`.', 'For a list of videos beside a player: `VideoSwitcher`.'),
    sentence('لروابط الموقع: `SideMenu`.', 'For the links of a site: `SideMenu`.'),
  ],
  pairs: [],
  content: [
    sentence(
      'العنوان اسم الوحدة أو الدرس، بلا ترقيم مكتوب.',
      'The title is the name of the unit or lesson, without a typed number.',
    ),
    sentence(
      'اكتب في `metaLabel` ما تعنيه الأيقونة والمدة.',
      'Write in `metaLabel` what the icon and the duration mean.',
    ),
  ],
  keyboard: [
    { keys: ['Tab'], description: sentence('يدخل الشجرة ويخرج منها.', 'Enters and leaves the tree.') },
    { keys: ['↑', '↓'], description: sentence('ينتقل بين الصفوف.', 'Moves between rows.') },
    {
      keys: ['←', '→'],
      description: sentence(
        'السهم نحو نهاية السطر يفتح الوحدة، والآخر يطويها أو يعود إليها.',
        'The arrow towards the end of the line opens a unit. The other one closes it, or returns to it.',
      ),
    },
    {
      keys: ['Enter'],
      description: sentence('يفتح الوحدة أو يعرض الدرس.', 'Opens the unit, or shows the lesson.'),
    },
    { keys: ['Space'], description: sentence('يحدد الصف.', 'Selects the row.') },
    { keys: ['Home', 'End'], description: sentence('أول صف وآخر صف.', 'The first and the last row.') },
  ],
  screenReader: [
    sentence(
      '«محتوى الدورة، شبكة شجرية. الكهرباء، 3 دروس، موسّع، مستوى 1، 1 من 2».',
      '“Course content, tree grid. Electricity, 3 lessons, expanded, level 1, 1 of 2”.',
    ),
  ],
  rightToLeft: [
    sentence(
      'المستويات تبتعد عن بداية السطر، وسهم الوحدة المطوية نحو نهايته.',
      'Levels begin further from the start of the line. The chevron of a closed unit points to its end.',
    ),
    sentence('يتبادل سهما اليمين واليسار عملهما.', 'The left and right arrow keys swap their functions.'),
  ],
  related: [
    { part: 'navigation/Accordion', description: sentence('أقسام من مستوى واحد.', 'Sections of one level.') },
    { part: 'learning/VideoSwitcher', description: sentence('فيديوهات بجانب مشغّل.', 'Videos beside a player.') },
  ],
};
