import { type PartDocs, sentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: sentence('اختيار عنصر من قائمة طويلة بالكتابة.', 'Chooses one item from a long list by typing.'),
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
      name: 'buttonLabel',
      description: sentence('اسم زر فتح القائمة.', 'The name of the button that opens the list.'),
    },
    { name: 'emptyLabel', description: sentence('ما يظهر بلا نتائج.', 'What is shown without results.') },
  ],
  whenToUse: [
    sentence(
      'لقائمة طويلة، أو قائمة على خادم: طالب، دورة.',
      'For a long list, or one on a server: a student, a course.',
    ),
  ],
  whenNotToUse: [
    sentence('لقائمة قصيرة معروفة: `Select`.', 'For a short, known list: `Select`.'),
    sentence('لتصفية صفحة: `SearchField`.', 'To filter a page: `SearchField`.'),
  ],
  pairs: [],
  content: [
    sentence(
      '`emptyLabel` يسمّي ما بُحث عنه: «لا قسم بهذا الاسم».',
      '`emptyLabel` names what was searched for: “No category with this name”.',
    ),
  ],
  keyboard: [
    { keys: ['↓'], description: sentence('يفتح القائمة وينزل فيها.', 'Opens the list and moves down.') },
    { keys: ['Enter'], description: sentence('يختار.', 'Selects.') },
    { keys: ['Esc'], description: sentence('يغلق القائمة.', 'Closes the list.') },
  ],
  screenReader: [
    sentence(
      '«القسم، مربع تحرير وسرد». ويُعلن عدد النتائج.',
      '“Category, combo box”. The number of results is announced.',
    ),
  ],
  rightToLeft: [
    sentence(
      'البحث لا يفرّق بين الهمزات والتشكيل: «احمد» تجد «أحمد».',
      'The search ignores hamza and vowel marks: «احمد» finds «أحمد».',
    ),
  ],
  related: [
    { part: 'forms/Select', description: sentence('لقائمة قصيرة.', 'For a short list.') },
    { part: 'forms/UserPicker', description: sentence('لاختيار شخص.', 'To choose a person.') },
  ],
};
