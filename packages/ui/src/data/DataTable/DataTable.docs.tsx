import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence(
    'جدول بيانات: فرز واختيار وإجراءات لكل صف.',
    'A table of data: sorting, selection and actions for each row.',
  ),
  anatomy: [
    {
      name: 'caption',
      description: createSentence('اسم الجدول لقارئ الشاشة.', 'The name of the table for screen readers.'),
    },
    {
      name: 'columns',
      description: createSentence('الأعمدة، وواحد منها رأس الصف.', 'The columns. One of them is the row header.'),
    },
    {
      name: 'rows',
      description: createSentence('الصفوف، و`undefined` حتى تصل.', 'The rows; `undefined` until they arrive.'),
    },
    {
      name: 'useColumnResize',
      description: createSentence(
        'مقبض لعرض كل عمود. من `@fanous/ui/data/useColumnResize`.',
        'A handle for the width of each column. From `@fanous/ui/data/useColumnResize`.',
      ),
    },
    {
      name: 'usePinnedColumns',
      description: createSentence(
        'أعمدة ثابتة عند البداية أو النهاية. من `@fanous/ui/data/usePinnedColumns`.',
        'Columns that stay at the start or the end. From `@fanous/ui/data/usePinnedColumns`.',
      ),
    },
    {
      name: 'useExpandableRows',
      description: createSentence(
        'تفاصيل تحت الصف. من `@fanous/ui/data/useExpandableRows`، لمئة صف على الأكثر.',
        'Details below a row. From `@fanous/ui/data/useExpandableRows`, for up to a hundred rows.',
      ),
    },
    { name: 'empty', description: createSentence('ما يظهر بلا صفوف.', 'What is shown without rows.') },
  ],
  whenToUse: [
    createSentence('لعناصر كثيرة تُقارن في أعمدة.', 'For many items that are compared by columns.'),
    createSentence('لآلاف الصفوف أيضًا: لا يُرسم إلا ما يُرى.', 'For thousands of rows too: only visible rows are rendered.'),
  ],
  whenNotToUse: [
    createSentence('لحقائق شيء واحد: `KeyValue`.', 'For the facts of one thing: `KeyValue`.'),
    createSentence('للتصفح بالصور: `CourseGrid`.', 'For browsing by pictures: `CourseGrid`.'),
  ],
  pairs: [],
  content: [
    createSentence('رؤوس الأعمدة كلمة أو اثنتان، بلا نقطتين.', 'Column headers are one or two words, without a colon.'),
    createSentence(
      '«لا دورات بعد» في `empty`، مع زر للإضافة.',
      '`empty` says “No courses yet”, with a button to add one.',
    ),
  ],
  keyboard: [
    {
      keys: ['Tab'],
      description: createSentence(
        'ينتقل إلى الجدول، ثم إلى عناصر التحكم فيه.',
        'Moves to the table, then to the controls inside.',
      ),
    },
    {
      keys: ['←', '→'],
      description: createSentence(
        'على مقبض عمود: السهم نحو نهاية السطر يوسّعه، والآخر يضيّقه.',
        'On the handle of a column: the arrow towards the end of the line makes it wider, the other one narrower.',
      ),
    },
    {
      keys: ['Home', 'End'],
      description: createSentence(
        'على مقبض عمود: أضيق عرض، والعرض الأصلي.',
        'On the handle of a column: the narrowest and the original width.',
      ),
    },
    { keys: ['↑', '↓'], description: createSentence('يمرّر الجدول.', 'Scrolls the table.') },
  ],
  screenReader: [
    createSentence(
      '«الدورات، جدول، 12 صفًا»، ومع كل خلية رأس عمودها.',
      '“Courses, table, 12 rows”, and the column header with each cell.',
    ),
    createSentence(
      'الفرز يُعلن: «مرتّب حسب المشتركين، تنازليًا».',
      'Sorting is announced: “sorted by subscribers, descending”.',
    ),
  ],
  rightToLeft: [
    createSentence(
      'العمود الأول عند بداية السطر، والأرقام محاذاة لنهايته.',
      'The first column is at the start of the line; numbers are aligned to its end.',
    ),
    createSentence(
      'مقبض العمود عند نهايته، والسحب نحو نهاية السطر يوسّعه.',
      'The handle of a column is at its end. Dragging it towards the end of the line makes the column wider.',
    ),
    createSentence('التمرير الأفقي يبدأ من بداية السطر.', 'Horizontal scrolling starts at the start of the line.'),
  ],
  related: [
    { part: 'data/KeyValue', description: createSentence('حقائق شيء واحد.', 'The facts of one thing.') },
    { part: 'feedback/EmptyState', description: createSentence('للخاصية `empty`.', 'For `empty`.') },
  ],
};
