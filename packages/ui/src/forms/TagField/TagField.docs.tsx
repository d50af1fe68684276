import { type PartDocs, sentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: sentence(
    'اختيار عدة عناصر من قائمة طويلة بالكتابة. كل عنصر مختار وسم في الحقل.',
    'Chooses several items from a long list by typing. Each chosen item is a tag in the field.',
  ),
  anatomy: [
    { name: 'label', description: sentence('التسمية فوق الحقل.', 'The label above the field.') },
    {
      name: 'items',
      description: sentence(
        'ما يُعرض. مع `filter="none"` يصفّيه الخادم.',
        'What is offered. With `filter="none"` a server filters it.',
      ),
    },
    {
      name: 'removeLabel',
      description: sentence(
        'اسم زر الإزالة في كل وسم، ويتبعه اسم الوسم.',
        'The name of the remove button, followed by that of the tag.',
      ),
    },
    {
      name: 'createLabel',
      description: sentence('يسمح بوسم جديد من النص المكتوب.', 'Allows a new tag made from the typed text.'),
    },
    {
      name: 'maxItems',
      description: sentence('أقصى عدد، ومعه `maxItemsMessage`.', 'The limit, together with `maxItemsMessage`.'),
    },
  ],
  whenToUse: [
    sentence('لاختيار عدة عناصر من قائمة طويلة: مواد، طلاب.', 'For several items from a long list: subjects, students.'),
    sentence('لكلمات يضيفها الكاتب، مثل وسوم مقال.', 'For words that the author adds, such as the tags of an article.'),
  ],
  whenNotToUse: [
    sentence(
      'لستة اختيارات فأقل: `CheckboxGroup`، فتُرى كلها.',
      'For up to six options: `CheckboxGroup`, which shows them all.',
    ),
    sentence('لعنصر واحد: `ComboBox`.', 'For one item: `ComboBox`.'),
    sentence('لتصفية صفحة بأزرار ظاهرة: `ToggleChips`.', 'To filter a page with visible buttons: `ToggleChips`.'),
  ],
  pairs: [],
  content: [
    sentence('الوسم كلمة أو كلمتان، لا جملة.', 'A tag is one or two words, not a sentence.'),
    sentence(
      '`maxItemsMessage` يقول ما العمل: «أزل مادة لتختار غيرها».',
      '`maxItemsMessage` says what to do: “Remove a subject to choose another”.',
    ),
    sentence(
      '`selectedCountMessage` جملة كاملة بصيغ الجمع الست: «مادتان مختارتان».',
      '`selectedCountMessage` is a whole sentence in all plural forms: “2 subjects selected”.',
    ),
  ],
  keyboard: [
    { keys: ['↓'], description: sentence('يفتح القائمة وينزل فيها.', 'Opens the list and moves down.') },
    { keys: ['Enter'], description: sentence('يختار، وتبقى القائمة مفتوحة.', 'Selects. The list stays open.') },
    {
      keys: ['Backspace'],
      description: sentence('في حقل فارغ يزيل آخر وسم.', 'In an empty field, removes the last tag.'),
    },
    {
      keys: ['←', '→'],
      description: sentence(
        'ينتقل بين الحقل والوسوم في اتجاه القراءة.',
        'Moves between the field and the tags, in the reading direction.',
      ),
    },
    { keys: ['Delete'], description: sentence('يزيل الوسم الذي عليه التركيز.', 'Removes the focused tag.') },
    { keys: ['Esc'], description: sentence('يغلق القائمة.', 'Closes the list.') },
  ],
  screenReader: [
    sentence(
      '«المواد، مربع تحرير وسرد»، ثم أسماء الوسوم المختارة.',
      '“Subjects, combo box”, then the names of the chosen tags.',
    ),
    sentence(
      'يُعلن عدد النتائج، وعدد الوسوم بعد كل تغيير.',
      'The number of results is announced, and the number of tags after each change.',
    ),
  ],
  rightToLeft: [
    sentence('في العربية السهم الأيمن يذهب إلى الوسوم السابقة.', 'In Arabic the right arrow goes to the previous tags.'),
    sentence('الفاصلة العربية «،» تضيف وسمًا مثل «,».', 'The Arabic comma «،» adds a tag, just as “,” does.'),
    sentence(
      'البحث لا يفرّق بين الهمزات والتشكيل: «احياء» تجد «الأحياء».',
      'The search ignores hamza and vowel marks: «احياء» finds «الأحياء».',
    ),
  ],
  related: [
    { part: 'forms/ComboBox', description: sentence('لعنصر واحد.', 'For one item.') },
    { part: 'forms/CheckboxGroup', description: sentence('لاختيارات قليلة.', 'For a few options.') },
    { part: 'actions/ToggleChips', description: sentence('لتصفية صفحة.', 'To filter a page.') },
  ],
};
