import { type PartDocs, sentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: sentence('يجد صفحة أو إجراء بالكتابة من أي مكان.', 'Finds a page or an action by typing, from anywhere.'),
  anatomy: [
    { name: 'title', description: sentence('اسم النافذة لقارئ الشاشة.', 'The name of the dialog for screen readers.') },
    { name: 'searchLabel', description: sentence('اسم حقل البحث.', 'The name of the search field.') },
    { name: 'groups', description: sentence('الأوامر تحت عناوين.', 'The commands, below headings.') },
    {
      name: 'recentIds',
      description: sentence('آخر ما نُفّذ، ويظهر قبل الكتابة.', 'What ran lately, shown before typing.'),
    },
    {
      name: 'shortcut',
      description: sentence(
        'تلميح بمفاتيح الأمر، والصفحة تنفّذها.',
        'A hint at the keys of a command. The page handles them.',
      ),
    },
  ],
  whenToUse: [
    sentence(
      'لمن يعمل كل يوم في صفحات كثيرة، مثل لوحة التحكم.',
      'For people who work in many pages every day, as in a dashboard.',
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
      'الإجراء فعل ومفعول: «إضافة دورة». والصفحة اسمها في القائمة.',
      'An action is verb and object: “Add course”. A page has its name of the menu.',
    ),
    sentence('`keywords` لأسماء أخرى يكتبها الناس.', '`keywords` holds other names that people type.'),
  ],
  keyboard: [
    { keys: ['Ctrl', 'K'], description: sentence('يفتح ويغلق. على ماك ⌘ K.', 'Opens and closes. On a Mac ⌘ K.') },
    { keys: ['/'], description: sentence('يفتح خارج الحقول.', 'Opens outside of fields.') },
    {
      keys: ['↑', '↓'],
      description: sentence(
        'ينقل بين النتائج، وبعد الأخيرة الأولى.',
        'Moves between results, from the last to the first.',
      ),
    },
    { keys: ['Enter'], description: sentence('ينفّذ.', 'Runs.') },
    { keys: ['Esc'], description: sentence('يغلق ويعيد التركيز.', 'Closes and returns the focus.') },
  ],
  screenReader: [
    sentence(
      '«لوحة الأوامر، مربع حوار. ابحث عن صفحة أو إجراء، مربع تحرير وسرد».',
      '“Command palette, dialog. Search pages and actions, combo box”.',
    ),
    sentence(
      'يُقرأ الأمر النشط، ويُعلن عدد النتائج حين تتوقف الكتابة.',
      'The active command is read. The number of results is announced when typing rests.',
    ),
  ],
  rightToLeft: [
    sentence(
      'المفاتيح بمواضعها، فتعمل مع لوحة المفاتيح العربية.',
      'Keys are compared by position, so they work with an Arabic layout.',
    ),
    sentence('تلميحات المفاتيح من اليسار إلى اليمين.', 'Hints at keys run from left to right.'),
    sentence('البحث لا يفرّق بين الهمزات: «اضافه» تجد «إضافة».', 'The search ignores hamza: «اضافه» finds «إضافة».'),
  ],
  related: [
    { part: 'forms/SearchField', description: sentence('لتصفية قائمة.', 'To filter a list.') },
    { part: 'actions/Menu', description: sentence('لإجراءات قليلة خلف زر.', 'For a few actions behind a button.') },
    { part: 'overlays/Dialog', description: sentence('لنموذج قصير.', 'For a short form.') },
  ],
};
