import { type PartDocs, sentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: sentence(
    'جدول بيانات: فرز واختيار وإجراءات لكل صف.',
    'A table of data: sorting, selection and actions for each row.',
  ),
  anatomy: [
    { name: 'caption', description: sentence('اسم الجدول لقارئ الشاشة.', 'The name of the table for screen readers.') },
    {
      name: 'columns',
      description: sentence('الأعمدة، وواحد منها رأس الصف.', 'The columns. One of them is the row header.'),
    },
    {
      name: 'rows',
      description: sentence('الصفوف، و`undefined` حتى تصل.', 'The rows; `undefined` until they arrive.'),
    },
    {
      name: 'useColumnResize',
      description: sentence(
        'مقبض لعرض كل عمود. من `@fanous/ui/data/useColumnResize`.',
        'A handle for the width of each column. From `@fanous/ui/data/useColumnResize`.',
      ),
    },
    {
      name: 'usePinnedColumns',
      description: sentence(
        'أعمدة ثابتة عند البداية أو النهاية. من `@fanous/ui/data/usePinnedColumns`.',
        'Columns that stay at the start or the end. From `@fanous/ui/data/usePinnedColumns`.',
      ),
    },
    {
      name: 'useExpandableRows',
      description: sentence(
        'تفاصيل تحت الصف. من `@fanous/ui/data/useExpandableRows`، لمئة صف على الأكثر.',
        'Details below a row. From `@fanous/ui/data/useExpandableRows`, for up to a hundred rows.',
      ),
    },
    { name: 'empty', description: sentence('ما يظهر بلا صفوف.', 'What is shown without rows.') },
  ],
  whenToUse: [
    sentence('لعناصر كثيرة تُقارن في أعمدة.', 'For many items that are compared by columns.'),
    sentence('لآلاف الصفوف أيضًا: لا يُرسم إلا ما يُرى.', 'For thousands of rows too: only visible rows are rendered.'),
  ],
  whenNotToUse: [
    sentence('لحقائق شيء واحد: `KeyValue`.', 'For the facts of one thing: `KeyValue`.'),
    sentence('للتصفح بالصور: `CourseGrid`.', 'For browsing by pictures: `CourseGrid`.'),
  ],
  pairs: [],
  content: [
    sentence('رؤوس الأعمدة كلمة أو اثنتان، بلا نقطتين.', 'Column headers are one or two words, without a colon.'),
    sentence('«لا دورات بعد» في `empty`، مع زر للإضافة.', '`empty` says “No courses yet”, with a button to add one.'),
  ],
  keyboard: [
    {
      keys: ['Tab'],
      description: sentence(
        'ينتقل إلى الجدول، ثم إلى عناصر التحكم فيه.',
        'Moves to the table, then to the controls inside.',
      ),
    },
    {
      keys: ['←', '→'],
      description: sentence(
        'على مقبض عمود: السهم نحو نهاية السطر يوسّعه، والآخر يضيّقه.',
        'On the handle of a column: the arrow towards the end of the line makes it wider, the other one narrower.',
      ),
    },
    {
      keys: ['Home', 'End'],
      description: sentence(
        'على مقبض عمود: أضيق عرض، والعرض الأصلي.',
        'On the handle of a column: the narrowest and the original width.',
      ),
    },
    { keys: ['↑', '↓'], description: sentence('يمرّر الجدول.', 'Scrolls the table.') },
  ],
  screenReader: [
    sentence(
      '«الدورات، جدول، 12 صفًا»، ومع كل خلية رأس عمودها.',
      '“Courses, table, 12 rows”, and the column header with each cell.',
    ),
    sentence(
      'الفرز يُعلن: «مرتّب حسب المشتركين، تنازليًا».',
      'Sorting is announced: “sorted by subscribers, descending”.',
    ),
  ],
  rightToLeft: [
    sentence(
      'العمود الأول عند بداية السطر، والأرقام محاذاة لنهايته.',
      'The first column is at the start of the line; numbers are aligned to its end.',
    ),
    sentence(
      'مقبض العمود عند نهايته، والسحب نحو نهاية السطر يوسّعه.',
      'The handle of a column is at its end. Dragging it towards the end of the line makes the column wider.',
    ),
    sentence('التمرير الأفقي يبدأ من بداية السطر.', 'Horizontal scrolling starts at the start of the line.'),
  ],
  related: [
    { part: 'data/KeyValue', description: sentence('حقائق شيء واحد.', 'The facts of one thing.') },
    { part: 'feedback/EmptyState', description: sentence('للخاصية `empty`.', 'For `empty`.') },
  ],
};
