import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence(
    'اختيار عدة عناصر من قائمة طويلة بالكتابة. كل عنصر مختار وسم في الحقل.',
    'Chooses several items from a long list by typing. Each chosen item is a tag in the field.',
  ),
  anatomy: [
    { name: 'label', description: createSentence('التسمية فوق الحقل.', 'The label above the field.') },
    {
      name: 'items',
      description: createSentence(
        'ما يُعرض. مع `filter="none"` يصفّيه الخادم.',
        'What is offered. With `filter="none"` a server filters it.',
      ),
    },
    {
      name: 'removeLabel',
      description: createSentence(
        'اسم زر الإزالة في كل وسم، ويتبعه اسم الوسم.',
        'The name of the remove button, followed by that of the tag.',
      ),
    },
    {
      name: 'createLabel',
      description: createSentence('يسمح بوسم جديد من النص المكتوب.', 'Allows a new tag made from the typed text.'),
    },
    {
      name: 'maxItems',
      description: createSentence('أقصى عدد، ومعه `maxItemsMessage`.', 'The limit, together with `maxItemsMessage`.'),
    },
  ],
  whenToUse: [
    createSentence(
      'لاختيار عدة عناصر من قائمة طويلة: مواد، طلاب.',
      'For several items from a long list: subjects, students.',
    ),
    createSentence(
      'لكلمات يضيفها الكاتب، مثل وسوم مقال.',
      'For words that the author adds, such as the tags of an article.',
    ),
  ],
  whenNotToUse: [
    createSentence(
      'لستة اختيارات فأقل: `CheckboxGroup`، فتُرى كلها.',
      'For up to six options: `CheckboxGroup`, which shows them all.',
    ),
    createSentence('لعنصر واحد: `ComboBox`.', 'For one item: `ComboBox`.'),
    createSentence('لتصفية صفحة بأزرار ظاهرة: `ToggleChips`.', 'To filter a page with visible buttons: `ToggleChips`.'),
  ],
  pairs: [],
  content: [
    createSentence('الوسم كلمة أو كلمتان، لا جملة.', 'A tag is one or two words, not a sentence.'),
    createSentence(
      '`maxItemsMessage` يقول ما العمل: «أزل مادة لتختار غيرها».',
      '`maxItemsMessage` says what to do: “Remove a subject to choose another”.',
    ),
    createSentence(
      '`selectedCountMessage` جملة كاملة بصيغ الجمع الست: «مادتان مختارتان».',
      '`selectedCountMessage` is a whole sentence in all plural forms: “2 subjects selected”.',
    ),
  ],
  keyboard: [
    { keys: ['↓'], description: createSentence('يفتح القائمة وينزل فيها.', 'Opens the list and moves down.') },
    { keys: ['Enter'], description: createSentence('يختار، وتبقى القائمة مفتوحة.', 'Selects. The list stays open.') },
    {
      keys: ['Backspace'],
      description: createSentence('في حقل فارغ يزيل آخر وسم.', 'In an empty field, removes the last tag.'),
    },
    {
      keys: ['←', '→'],
      description: createSentence(
        'ينتقل بين الحقل والوسوم في اتجاه القراءة.',
        'Moves between the field and the tags, in the reading direction.',
      ),
    },
    { keys: ['Delete'], description: createSentence('يزيل الوسم الذي عليه التركيز.', 'Removes the focused tag.') },
    { keys: ['Esc'], description: createSentence('يغلق القائمة.', 'Closes the list.') },
  ],
  screenReader: [
    createSentence(
      '«المواد، مربع تحرير وسرد»، ثم أسماء الوسوم المختارة.',
      '“Subjects, combo box”, then the names of the chosen tags.',
    ),
    createSentence(
      'يُعلن عدد النتائج، وعدد الوسوم بعد كل تغيير.',
      'The number of results is announced, and the number of tags after each change.',
    ),
  ],
  rightToLeft: [
    createSentence(
      'في العربية السهم الأيمن يذهب إلى الوسوم السابقة.',
      'In Arabic the right arrow goes to the previous tags.',
    ),
    createSentence('الفاصلة العربية «،» تضيف وسمًا مثل «,».', 'The Arabic comma «،» adds a tag, just as “,” does.'),
    createSentence(
      'البحث لا يفرّق بين الهمزات والتشكيل: «احياء» تجد «الأحياء».',
      'The search ignores hamza and vowel marks: «احياء» finds «الأحياء».',
    ),
  ],
  related: [
    { part: 'forms/ComboBox', description: createSentence('لعنصر واحد.', 'For one item.') },
    { part: 'forms/CheckboxGroup', description: createSentence('لاختيارات قليلة.', 'For a few options.') },
    { part: 'actions/ToggleChips', description: createSentence('لتصفية صفحة.', 'To filter a page.') },
  ],
};
