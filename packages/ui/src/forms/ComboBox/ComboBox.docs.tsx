import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence('اختيار عنصر من قائمة طويلة بالكتابة.', 'Chooses one item from a long list by typing.'),
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
      name: 'buttonLabel',
      description: createSentence('اسم زر فتح القائمة.', 'The name of the button that opens the list.'),
    },
    {
      name: 'allowsCustomValue',
      description: createSentence(
        'يقبل أي نص، والعناصر اقتراحات: درس من الدورة أو اسم آخر.',
        'Accepts any text, and the items are suggestions: a lesson of the course or another name.',
      ),
    },
    { name: 'emptyLabel', description: createSentence('ما يظهر بلا نتائج.', 'What is shown without results.') },
  ],
  whenToUse: [
    createSentence(
      'لقائمة طويلة، أو قائمة على خادم: طالب، دورة.',
      'For a long list, or one on a server: a student, a course.',
    ),
  ],
  whenNotToUse: [
    createSentence('لقائمة قصيرة معروفة: `Select`.', 'For a short, known list: `Select`.'),
    createSentence('لتصفية صفحة: `SearchField`.', 'To filter a page: `SearchField`.'),
  ],
  pairs: [],
  content: [
    createSentence(
      '`emptyLabel` يسمّي ما بُحث عنه: «لا قسم بهذا الاسم».',
      '`emptyLabel` names what was searched for: “No category with this name”.',
    ),
  ],
  keyboard: [
    { keys: ['↓'], description: createSentence('يفتح القائمة وينزل فيها.', 'Opens the list and moves down.') },
    { keys: ['Enter'], description: createSentence('يختار.', 'Selects.') },
    { keys: ['Esc'], description: createSentence('يغلق القائمة.', 'Closes the list.') },
  ],
  screenReader: [
    createSentence(
      '«القسم، مربع تحرير وسرد». ويُعلن عدد النتائج.',
      '“Category, combo box”. The number of results is announced.',
    ),
  ],
  rightToLeft: [
    createSentence(
      'البحث لا يفرّق بين الهمزات والتشكيل: «احمد» تجد «أحمد».',
      'The search ignores hamza and vowel marks: «احمد» finds «أحمد».',
    ),
  ],
  related: [
    { part: 'forms/Select', description: createSentence('لقائمة قصيرة.', 'For a short list.') },
    { part: 'forms/UserPicker', description: createSentence('لاختيار شخص.', 'To choose a person.') },
  ],
};
