import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence(
    'عناصر في مستويات تُفتح وتُطوى، مثل وحدات الدورة ودروسها.',
    'Items in levels that open and close, such as the units and lessons of a course.',
  ),
  anatomy: [
    {
      name: 'items',
      description: createSentence(
        'العناصر: عنوان لكل منها، وما تحته في `children`.',
        'The items: a title for each, and what is below it in `children`.',
      ),
    },
    {
      name: 'meta',
      description: createSentence(
        'مدة أو درجة أو شارة عند نهاية الصف.',
        'A duration, a mark or a badge at the end of the row.',
      ),
    },
    { name: 'currentId', description: createSentence('الدرس المعروض الآن.', 'The lesson that is shown now.') },
    {
      name: 'selectionMode',
      description: createSentence('تحديد عنصر أو عدة عناصر.', 'Selects one item or several.'),
    },
    {
      name: 'labels',
      description: createSentence('اسم زر الفتح والطي.', 'The name of the button that opens and closes.'),
    },
  ],
  whenToUse: [
    createSentence('لمنهج دورة طويلة من وحدات ودروس.', 'For the curriculum of a long course, in units and lessons.'),
    createSentence('لاختيار دروس من وحدات عدة.', 'To select lessons from several units.'),
  ],
  whenNotToUse: [
    createSentence('لمستوى واحد: `Accordion` أو قائمة.', 'For one level: `Accordion` or a list.'),
    createSentence(
      'لقائمة فيديوهات بجانب مشغّل: `VideoSwitcher`.',
      'For a list of videos beside a player: `VideoSwitcher`.',
    ),
    createSentence('لروابط الموقع: `SideMenu`.', 'For the links of a site: `SideMenu`.'),
  ],
  pairs: [],
  content: [
    createSentence(
      'العنوان اسم الوحدة أو الدرس، بلا ترقيم مكتوب.',
      'The title is the name of the unit or lesson, without a typed number.',
    ),
    createSentence(
      'اكتب في `metaLabel` ما تعنيه الأيقونة والمدة.',
      'Write in `metaLabel` what the icon and the duration mean.',
    ),
  ],
  keyboard: [
    { keys: ['Tab'], description: createSentence('يدخل الشجرة ويخرج منها.', 'Enters and leaves the tree.') },
    { keys: ['↑', '↓'], description: createSentence('ينتقل بين الصفوف.', 'Moves between rows.') },
    {
      keys: ['←', '→'],
      description: createSentence(
        'السهم نحو نهاية السطر يفتح الوحدة، والآخر يطويها أو يعود إليها.',
        'The arrow towards the end of the line opens a unit. The other one closes it, or returns to it.',
      ),
    },
    {
      keys: ['Enter'],
      description: createSentence('يفتح الوحدة أو يعرض الدرس.', 'Opens the unit, or shows the lesson.'),
    },
    { keys: ['Space'], description: createSentence('يحدد الصف.', 'Selects the row.') },
    { keys: ['Home', 'End'], description: createSentence('أول صف وآخر صف.', 'The first and the last row.') },
  ],
  screenReader: [
    createSentence(
      '«محتوى الدورة، شبكة شجرية. الكهرباء، 3 دروس، موسّع، مستوى 1، 1 من 2».',
      '“Course content, tree grid. Electricity, 3 lessons, expanded, level 1, 1 of 2”.',
    ),
  ],
  rightToLeft: [
    createSentence(
      'المستويات تبتعد عن بداية السطر، وسهم الوحدة المطوية نحو نهايته.',
      'Levels begin further from the start of the line. The chevron of a closed unit points to its end.',
    ),
    createSentence('يتبادل سهما اليمين واليسار عملهما.', 'The left and right arrow keys swap their functions.'),
  ],
  related: [
    { part: 'navigation/Accordion', description: createSentence('أقسام من مستوى واحد.', 'Sections of one level.') },
    { part: 'learning/VideoSwitcher', description: createSentence('فيديوهات بجانب مشغّل.', 'Videos beside a player.') },
  ],
};
