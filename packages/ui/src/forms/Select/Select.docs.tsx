import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence('اختيار واحد من قائمة معروفة.', 'One choice from a known list.'),
  anatomy: [
    { name: 'label', description: createSentence('التسمية فوق الحقل.', 'The label above the field.') },
    {
      name: 'placeholder',
      description: createSentence('ما يظهر قبل الاختيار.', 'What is shown before a choice is made.'),
    },
    {
      name: 'options',
      description: createSentence('الاختيارات، وقد تُجمع تحت عناوين.', 'The options, in groups if needed.'),
    },
    {
      name: 'icon, description',
      description: createSentence(
        'أيقونة وسطر ثانٍ لكل اختيار، على الحاسوب في المتصفحات التي تدعمها.',
        'An icon and a second line for each option, on a computer, in browsers that support them.',
      ),
    },
  ],
  whenToUse: [
    createSentence(
      'لسبعة اختيارات أو أكثر يعرفها الناس: قسم، سنة.',
      'For seven or more options that people know: a category, a year.',
    ),
  ],
  whenNotToUse: [
    createSentence('لستة فأقل: `RadioGroup`، فتُرى كلها.', 'For up to six: `RadioGroup`, which shows them all.'),
    createSentence(
      'لقائمة طويلة أو يبحث فيها خادم: `ComboBox`.',
      'For a long list, or one that a server searches: `ComboBox`.',
    ),
  ],
  pairs: [],
  content: [
    createSentence(
      'الاسم وحده يكفي للاختيار، فالهاتف لا يعرض الوصف ولا الأيقونة.',
      'The label is enough to choose: a phone shows neither the description nor the icon.',
    ),
    createSentence(
      'رتّب كما يتوقع الناس: أبجديًا أو زمنيًا.',
      'Use the order that people expect: alphabetical or chronological.',
    ),
  ],
  keyboard: [
    { keys: ['Space', 'Alt+↓'], description: createSentence('يفتح القائمة.', 'Opens the list.') },
    { keys: ['↑', '↓'], description: createSentence('يغيّر الاختيار.', 'Changes the choice.') },
    { keys: ['Esc'], description: createSentence('يغلق القائمة.', 'Closes the list.') },
  ],
  screenReader: [createSentence('«القسم، مربع تحرير وسرد، الرياضيات».', '“Category, combo box, Mathematics”.')],
  rightToLeft: [
    createSentence(
      'السهم عند نهاية السطر، والقائمة قائمة النظام فتتبع لغته.',
      'The arrow is at the end of the line. The list is that of the system and follows its language.',
    ),
  ],
  related: [
    { part: 'forms/RadioGroup', description: createSentence('لاختيارات قليلة.', 'For a few options.') },
    { part: 'forms/ComboBox', description: createSentence('للبحث في قائمة طويلة.', 'To search a long list.') },
  ],
};
