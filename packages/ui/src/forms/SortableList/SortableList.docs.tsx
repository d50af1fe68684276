import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence('قائمة يرتّبها المستخدم.', 'A list that people put in order.'),
  anatomy: [
    { name: 'items', description: createSentence('العناصر بترتيبها.', 'The items in their order.') },
    { name: 'onReorder', description: createSentence('يستقبل الترتيب الجديد كاملًا.', 'Gets the whole new order.') },
    {
      name: 'labels',
      description: createSentence('نصوص القائمة وإعلان الموضع.', 'The texts of the menu and of the announcement.'),
    },
    {
      name: 'getMenuEntries',
      description: createSentence(
        'إجراءات أخرى في قائمة العنصر، كالنقل إلى قائمة أخرى.',
        'More entries in the menu of an item, such as moving it to another list.',
      ),
    },
    {
      name: 'isDisabled',
      description: createSentence('يمنع الترتيب أثناء الحفظ.', 'Prevents reordering while the order is saved.'),
    },
  ],
  whenToUse: [
    createSentence(
      'لترتيب دروس وحدة أو أسئلة اختبار.',
      'For the order of the lessons of a unit or the questions of a quiz.',
    ),
    createSentence(
      'لقائمة تظهر كاملة على الشاشة أو قريبًا منها.',
      'For a list that fits the screen, or almost fits it.',
    ),
  ],
  whenNotToUse: [
    createSentence('لفرز حسب عمود: `DataTable`.', 'For sorting by a column: `DataTable`.'),
    createSentence(
      'لقائمة من مئات العناصر: حقل رقم للموضع في نموذج.',
      'For hundreds of items: a number field for the position, in a form.',
    ),
  ],
  pairs: [],
  content: [
    createSentence(
      'العنوان قصير ومختلف لكل عنصر، لأنه اسم المقبض والقائمة.',
      'Titles are short and different for each item, because they are part of the names of the handle and the menu.',
    ),
    createSentence('الإعلان يذكر الموضع الجديد والعدد.', 'The announcement states the new position and the count.'),
  ],
  keyboard: [
    { keys: ['↑', '↓'], description: createSentence('ينتقل بين العناصر.', 'Moves between items.') },
    {
      keys: ['Tab'],
      description: createSentence('ينتقل إلى المقبض ثم إلى القائمة.', 'Moves to the handle, then to the menu.'),
    },
    {
      keys: ['Enter'],
      description: createSentence(
        'على المقبض يبدأ النقل، وعلى الموضع ينهيه.',
        'On the handle, it starts a move. On a position, it ends the move.',
      ),
    },
    { keys: ['Esc'], description: createSentence('يلغي النقل.', 'Cancels the move.') },
  ],
  screenReader: [
    createSentence(
      '«اسحب قانون أوم، زر. اضغط Enter لبدء السحب». ثم: «أدخل بين التيار الكهربي وتوصيل المقاومات». ثم: «قانون أوم: الموضع 2 من 4».',
      '“Drag Ohm’s law, button. Press Enter to start dragging”. Then: “Insert between Electric current and Connecting resistors”. Then: “Ohm’s law: position 2 of 4”.',
    ),
  ],
  rightToLeft: [
    createSentence(
      'المقبض عند بداية السطر، والقائمة عند نهايته.',
      'The handle is at the start of the line, the menu at its end.',
    ),
    createSentence('الترتيب من أعلى إلى أسفل في الاتجاهين.', 'The order runs from top to bottom in both directions.'),
  ],
  related: [
    { part: 'data/DataTable', description: createSentence('صفوف تُفرز حسب عمود.', 'Rows that are sorted by a column.') },
    { part: 'actions/Menu', description: createSentence('إجراءات خلف زر.', 'Actions behind a button.') },
  ],
};
