import { type PartDocs, sentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: sentence(
    'منطقة من الصفحة تُمرّر وحدها، ولها اسم.',
    'A region of the page that scrolls by itself and has a name.',
  ),
  anatomy: [
    {
      name: 'label',
      description: sentence(
        'اسم المنطقة، أو `labelledBy` لعنوان يسمّيها.',
        'The name of the region, or `labelledBy` for a heading that names it.',
      ),
    },
    {
      name: 'maxHeight',
      description: sentence('الارتفاع الذي يبدأ عنده التمرير.', 'The height at which it starts to scroll.'),
    },
    { name: 'isBusy', description: sentence('محتواها يُحمّل.', 'Its content is loading.') },
  ],
  whenToUse: [
    sentence(
      'لقائمة طويلة بجانب محتوى آخر، أو جدول أعرض من حاويته.',
      'For a long list beside other content, or a table that is wider than its container.',
    ),
  ],
  whenNotToUse: [
    sentence(
      'للصفحة كلها: تمرير الصفحة أسهل، على الهاتف خاصة.',
      'For a whole page: scrolling the page is easier, above all on phones.',
    ),
    sentence('في `Dialog`: يُمرّر وحده.', 'In a `Dialog`: it scrolls by itself.'),
  ],
  pairs: [],
  content: [sentence('الاسم يسمّي ما فيها: «ملخصات الدورة».', 'The name says what is inside: “Course summaries”.')],
  keyboard: [
    {
      keys: ['Tab'],
      description: sentence('ينتقل إلى المنطقة، ثم إلى ما فيها.', 'Moves to the region, then to its content.'),
    },
    { keys: ['↑', '↓', '←', '→'], description: sentence('يمرّر المنطقة.', 'Scrolls the region.') },
    { keys: ['Page Up', 'Page Down'], description: sentence('يمرّر صفحة.', 'Scrolls by a page.') },
    { keys: ['Home', 'End'], description: sentence('البداية والنهاية.', 'The start and the end.') },
  ],
  screenReader: [
    sentence(
      '«ملخصات الدورة، منطقة»، وهي مشغولة ما دام محتواها يُحمّل.',
      '“Course summaries, region”. It is busy while its content loads.',
    ),
  ],
  rightToLeft: [
    sentence(
      'التمرير الأفقي يبدأ من بداية السطر، وفي الطباعة يظهر كل ما فيها مع `maxHeight="fill"`.',
      'Horizontal scrolling starts at the start of the line. In print, all content of `maxHeight="fill"` is shown.',
    ),
  ],
  related: [
    { part: 'layout/Card', description: sentence('الإطار حولها.', 'The frame around it.') },
    { part: 'data/DataTable', description: sentence('جدول يُمرّر.', 'A table that scrolls.') },
  ],
};
