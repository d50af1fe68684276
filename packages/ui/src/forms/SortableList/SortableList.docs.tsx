import { type PartDocs, sentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: sentence('قائمة يرتّبها المستخدم.', 'A list that people put in order.'),
  anatomy: [
    { name: 'items', description: sentence('العناصر بترتيبها.', 'The items in their order.') },
    { name: 'onReorder', description: sentence('يستقبل الترتيب الجديد كاملًا.', 'Gets the whole new order.') },
    {
      name: 'labels',
      description: sentence('نصوص القائمة وإعلان الموضع.', 'The texts of the menu and of the announcement.'),
    },
    {
      name: 'isDisabled',
      description: sentence('يمنع الترتيب أثناء الحفظ.', 'Prevents reordering while the order is saved.'),
    },
  ],
  whenToUse: [
    sentence('لترتيب دروس وحدة أو أسئلة اختبار.', 'For the order of the lessons of a unit or the questions of a quiz.'),
    sentence('لقائمة تظهر كاملة على الشاشة أو قريبًا منها.', 'For a list that fits the screen, or almost fits it.'),
  ],
  whenNotToUse: [
    sentence('لفرز حسب عمود: `DataTable`.', 'For sorting by a column: `DataTable`.'),
    sentence(
      'لقائمة من مئات العناصر: حقل رقم للموضع في نموذج.',
      'For hundreds of items: a number field for the position, in a form.',
    ),
  ],
  pairs: [],
  content: [
    sentence(
      'العنوان قصير ومختلف لكل عنصر، لأنه اسم المقبض والقائمة.',
      'Titles are short and different for each item, because they are part of the names of the handle and the menu.',
    ),
    sentence('الإعلان يذكر الموضع الجديد والعدد.', 'The announcement states the new position and the count.'),
  ],
  keyboard: [
    { keys: ['↑', '↓'], description: sentence('ينتقل بين العناصر.', 'Moves between items.') },
    {
      keys: ['Tab'],
      description: sentence('ينتقل إلى المقبض ثم إلى القائمة.', 'Moves to the handle, then to the menu.'),
    },
    {
      keys: ['Enter'],
      description: sentence(
        'على المقبض يبدأ النقل، وعلى الموضع ينهيه.',
        'On the handle, it starts a move. On a position, it ends the move.',
      ),
    },
    { keys: ['Esc'], description: sentence('يلغي النقل.', 'Cancels the move.') },
  ],
  screenReader: [
    sentence(
      '«اسحب قانون أوم، زر. اضغط Enter لبدء السحب». ثم: «أدخل بين التيار الكهربي وتوصيل المقاومات». ثم: «قانون أوم: الموضع 2 من 4».',
      '“Drag Ohm’s law, button. Press Enter to start dragging”. Then: “Insert between Electric current and Connecting resistors”. Then: “Ohm’s law: position 2 of 4”.',
    ),
  ],
  rightToLeft: [
    sentence(
      'المقبض عند بداية السطر، والقائمة عند نهايته.',
      'The handle is at the start of the line, the menu at its end.',
    ),
    sentence('الترتيب من أعلى إلى أسفل في الاتجاهين.', 'The order runs from top to bottom in both directions.'),
  ],
  related: [
    { part: 'data/DataTable', description: sentence('صفوف تُفرز حسب عمود.', 'Rows that are sorted by a column.') },
    { part: 'actions/Menu', description: sentence('إجراءات خلف زر.', 'Actions behind a button.') },
  ],
};
