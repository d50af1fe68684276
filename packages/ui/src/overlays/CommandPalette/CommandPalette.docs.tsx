import { type PartDocs, sentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: sentence('يجد صفحة أو إجراءً بالكتابة، من أي مكان.', 'Finds a page or an action by typing, from anywhere.'),
  anatomy: [
    { name: 'title', description: sentence('اسم النافذة لقارئ الشاشة.', 'The name of the dialog for screen readers.') },
    { name: 'searchLabel', description: sentence('اسم حقل البحث.', 'The name of the search field.') },
    { name: 'groups', description: sentence('الأوامر تحت عناوين.', 'The commands, below headings.') },
    {
      name: 'recentIds',
      description: sentence(
        'آخر الأوامر المنفّذة، وتظهر قبل الكتابة.',
        'The commands that ran last. They are shown before the user types.',
      ),
    },
    {
      name: 'shortcut',
      description: sentence(
        'تلميح بمفاتيح الأمر، والصفحة تنفّذها.',
        'A hint that shows the keys of a command. The page handles them.',
      ),
    },
  ],
  whenToUse: [
    sentence(
      'لمن يعمل كل يوم في صفحات كثيرة، مثل لوحة التحكم.',
      'For people who work on many pages every day, such as in a dashboard.',
    ),
  ],
  whenNotToUse: [
    sentence('بدل القوائم: هي طريق ثانٍ أسرع فقط.', 'Instead of menus: it is only a second, faster way.'),
    sentence('لتصفية قائمة في الصفحة: `SearchField`.', 'To filter a list on the page: `SearchField`.'),
    sentence('لإجراءات صف واحد: `Menu`.', 'For the actions of one row: `Menu`.'),
  ],
  pairs: [],
  content: [
    sentence(
      'الإجراء مصدر وما يقع عليه: «إضافة دورة». وللصفحة اسمها في القائمة.',
      'An action is a verb and its object: “Add course”. A page has the same name as in the menu.',
    ),
    sentence('`keywords` لأسماء أخرى يكتبها الناس.', '`keywords` holds other names that people type.'),
  ],
  keyboard: [
    {
      keys: ['Ctrl', 'K'],
      description: sentence('يفتحها أو يغلقها. على ماك: ⌘ K.', 'Opens or closes it. On a Mac: ⌘ K.'),
    },
    {
      keys: ['/'],
      description: sentence('يفتحها، إن لم يكن التركيز في حقل.', 'Opens it, unless the focus is in a field.'),
    },
    {
      keys: ['↑', '↓'],
      description: sentence(
        'ينتقل بين النتائج، وبعد الأخيرة يعود إلى الأولى.',
        'Moves between results. After the last one, it returns to the first.',
      ),
    },
    { keys: ['Enter'], description: sentence('ينفّذ الأمر.', 'Runs the command.') },
    { keys: ['Esc'], description: sentence('يغلقها ويعيد التركيز.', 'Closes it and returns the focus.') },
  ],
  screenReader: [
    sentence(
      '«لوحة الأوامر، مربع حوار. ابحث عن صفحة أو إجراء، مربع تحرير وسرد».',
      '“Command palette, dialog. Search pages and actions, combo box”.',
    ),
    sentence(
      'يُقرأ الأمر النشط، ويُعلن عدد النتائج حين تتوقف الكتابة.',
      'The active command is read. The number of results is announced when typing stops.',
    ),
  ],
  rightToLeft: [
    sentence(
      'تُقارن المفاتيح بمواضعها، فتعمل مع لوحة المفاتيح العربية.',
      'Keys are compared by position, so they work with an Arabic layout.',
    ),
    sentence('تلميحات المفاتيح من اليسار إلى اليمين.', 'Key hints run from left to right.'),
    sentence('البحث لا يفرّق بين الهمزات: «اضافه» تجد «إضافة».', 'The search ignores hamza: «اضافه» finds «إضافة».'),
  ],
  related: [
    { part: 'forms/SearchField', description: sentence('لتصفية قائمة.', 'To filter a list.') },
    { part: 'actions/Menu', description: sentence('لإجراءات قليلة خلف زر.', 'For a few actions behind a button.') },
    { part: 'overlays/Dialog', description: sentence('لنموذج قصير.', 'For a short form.') },
  ],
};
