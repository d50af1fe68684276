import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence('قائمة إجراءات تُفتح من زر.', 'A list of actions that opens from a button.'),
  anatomy: [
    { name: 'children', description: createSentence('الزر الذي يفتحها.', 'The button that opens it.') },
    {
      name: 'items',
      description: createSentence('الإجراءات والروابط، وقد تُجمع في مجموعات.', 'Actions and links, in groups if needed.'),
    },
  ],
  whenToUse: [
    createSentence('لثلاثة إجراءات فأكثر على شيء واحد.', 'For three or more actions on one object.'),
    createSentence(
      'لإجراءات قليلة الاستعمال، فلا تزدحم بها الصفحة.',
      'For actions that are rarely used, so that the page has fewer buttons.',
    ),
  ],
  whenNotToUse: [
    createSentence('لإجراء واحد: `Button`.', 'For one action: `Button`.'),
    createSentence('لاختيار قيمة في نموذج: `Select`.', 'To choose a value in a form: `Select`.'),
  ],
  pairs: [],
  content: [
    createSentence(
      'ابدأ كل عنصر بمصدر: «تعديل»، واجعل الحذف آخر العناصر.',
      'Start every entry with a verb, “Edit”, and put the one that deletes last.',
    ),
  ],
  keyboard: [
    {
      keys: ['↓', 'Enter'],
      description: createSentence('يفتحها وينقل التركيز إلى أول عنصر.', 'Opens it and focuses the first entry.'),
    },
    { keys: ['↑', '↓'], description: createSentence('ينتقل بين العناصر.', 'Moves between entries.') },
    {
      keys: ['Esc'],
      description: createSentence('يغلقها ويعيد التركيز إلى الزر.', 'Closes it and returns the focus to the button.'),
    },
  ],
  screenReader: [
    createSentence('«إجراءات الدورة، زر، قائمة، مطويّ».', '“Course actions, menu button, collapsed”.'),
    createSentence('كل عنصر: «حذف الدورة، عنصر قائمة، 2 من 2».', 'Each entry: “Delete course, menu item, 2 of 2”.'),
  ],
  rightToLeft: [
    createSentence(
      'تُفتح عند بداية الزر، والقوائم الفرعية نحو نهاية السطر.',
      'It opens at the start of the button; submenus open towards the end of the line.',
    ),
    createSentence(
      '← و→ يتبعان الاتجاه: السهم نحو نهاية السطر يفتح القائمة الفرعية.',
      '← and → follow the direction: the arrow towards the end of the line opens a submenu.',
    ),
  ],
  related: [
    {
      part: 'overlays/Popover',
      description: createSentence('لمحتوى غير الإجراءات.', 'For content that is not a list of actions.'),
    },
    {
      part: 'actions/IconButton',
      description: createSentence('زرّها المعتاد في الجداول.', 'Its usual button in tables.'),
    },
  ],
};
