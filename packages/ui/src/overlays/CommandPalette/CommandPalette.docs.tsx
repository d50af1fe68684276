import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence(
    'يجد صفحة أو إجراءً بالكتابة، من أي مكان.',
    'Finds a page or an action by typing, from anywhere.',
  ),
  anatomy: [
    {
      name: 'title',
      description: createSentence('اسم النافذة لقارئ الشاشة.', 'The name of the dialog for screen readers.'),
    },
    { name: 'searchLabel', description: createSentence('اسم حقل البحث.', 'The name of the search field.') },
    { name: 'groups', description: createSentence('الأوامر تحت عناوين.', 'The commands, below headings.') },
    {
      name: 'recentIds',
      description: createSentence(
        'آخر الأوامر المنفّذة، وتظهر قبل الكتابة.',
        'The commands that ran last. They are shown before the user types.',
      ),
    },
    {
      name: 'media',
      description: createSentence('صورة صغيرة بدل الأيقونة.', 'A small picture instead of the icon.'),
    },
    {
      name: 'meta',
      description: createSentence('معلومة قصيرة في آخر السطر، مثل السعر.', 'A short fact at the end, such as a price.'),
    },
    {
      name: 'footer',
      description: createSentence('إعداد تحت النتائج.', 'A setting below the results.'),
    },
    {
      name: 'shortcut',
      description: createSentence(
        'تلميح بمفاتيح الأمر، والصفحة تنفّذها.',
        'A hint that shows the keys of a command. The page handles them.',
      ),
    },
  ],
  whenToUse: [
    createSentence(
      'لمن يعمل كل يوم في صفحات كثيرة، مثل لوحة التحكم.',
      'For people who work on many pages every day, such as in a dashboard.',
    ),
    createSentence(
      'للبحث في محتوى التطبيق كله، والنتائج من الخادم.',
      'For the search of everything in an app, with results of a server.',
    ),
  ],
  whenNotToUse: [
    createSentence('بدل القوائم: هي طريق ثانٍ أسرع فقط.', 'Instead of menus: it is only a second, faster way.'),
    createSentence('لتصفية قائمة في الصفحة: `SearchField`.', 'To filter a list on the page: `SearchField`.'),
    createSentence('لإجراءات صف واحد: `Menu`.', 'For the actions of one row: `Menu`.'),
  ],
  pairs: [],
  content: [
    createSentence(
      'الإجراء مصدر وما يقع عليه: «إضافة دورة». وللصفحة اسمها في القائمة.',
      'An action is a verb and its object: “Add course”. A page has the same name as in the menu.',
    ),
    createSentence('`keywords` لأسماء أخرى يكتبها الناس.', '`keywords` holds other names that people type.'),
  ],
  keyboard: [
    {
      keys: ['Ctrl', 'K'],
      description: createSentence('يفتحها أو يغلقها. على ماك: ⌘ K.', 'Opens or closes it. On a Mac: ⌘ K.'),
    },
    {
      keys: ['/'],
      description: createSentence('يفتحها، إن لم يكن التركيز في حقل.', 'Opens it, unless the focus is in a field.'),
    },
    {
      keys: ['↑', '↓'],
      description: createSentence(
        'ينتقل بين النتائج، وبعد الأخيرة يعود إلى الأولى.',
        'Moves between results. After the last one, it returns to the first.',
      ),
    },
    { keys: ['Enter'], description: createSentence('ينفّذ الأمر.', 'Runs the command.') },
    {
      keys: ['Esc'],
      description: createSentence(
        'يمسح النص أولًا، ثم يغلقها ويعيد التركيز.',
        'Clears the text first, then closes it and returns the focus.',
      ),
    },
  ],
  screenReader: [
    createSentence(
      '«لوحة الأوامر، مربع حوار. ابحث عن صفحة أو إجراء، مربع تحرير وسرد».',
      '“Command palette, dialog. Search pages and actions, combo box”.',
    ),
    createSentence(
      'يُقرأ الأمر النشط، ويُعلن عدد النتائج حين تتوقف الكتابة.',
      'The active command is read. The number of results is announced when typing stops.',
    ),
  ],
  rightToLeft: [
    createSentence(
      'تُقارن المفاتيح بمواضعها، فتعمل مع لوحة المفاتيح العربية.',
      'Keys are compared by position, so they work with an Arabic layout.',
    ),
    createSentence('تلميحات المفاتيح من اليسار إلى اليمين.', 'Key hints run from left to right.'),
    createSentence(
      'البحث لا يفرّق بين الهمزات: «اضافه» تجد «إضافة».',
      'The search ignores hamza: «اضافه» finds «إضافة».',
    ),
  ],
  related: [
    { part: 'forms/SearchField', description: createSentence('لتصفية قائمة.', 'To filter a list.') },
    {
      part: 'actions/Menu',
      description: createSentence('لإجراءات قليلة خلف زر.', 'For a few actions behind a button.'),
    },
    { part: 'overlays/Dialog', description: createSentence('لنموذج قصير.', 'For a short form.') },
  ],
};
