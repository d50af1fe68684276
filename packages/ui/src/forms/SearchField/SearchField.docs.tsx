import { type PartDocs, sentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: sentence('حقل بحث يصفّي قائمة.', 'A search field that filters a list.'),
  anatomy: [
    { name: 'label', description: sentence('الاسم: ما يُبحث فيه.', 'The name: what is searched.') },
    {
      name: 'clearLabel',
      description: sentence('اسم زر المسح، ويظهر بعد الكتابة.', 'The name of the clear button, shown after typing.'),
    },
  ],
  whenToUse: [sentence('فوق قائمة يتغيّر محتواها مع الكتابة.', 'Above a list that changes while typing.')],
  whenNotToUse: [sentence('لاختيار قيمة في نموذج: `ComboBox`.', 'To choose a value in a form: `ComboBox`.')],
  pairs: [],
  content: [
    sentence('«ابحث في الدورات»: سمِّ ما يُبحث فيه.', '“Search courses”: name what is searched.'),
    sentence(
      'صفِّ بـ`matchesAnywhere(name, text)` من `@fanous/arabic/match`: تجد «أساسيات» لمن كتب «اساسيات».',
      'Filter with `matchesAnywhere(name, text)` from `@fanous/arabic/match`: it finds «أساسيات» for «اساسيات».',
    ),
  ],
  keyboard: [
    { keys: ['Esc'], description: sentence('يمسح البحث.', 'Clears the search.') },
    {
      keys: ['Enter'],
      description: sentence('مع `onSubmit`: يفتح صفحة النتائج.', 'With `onSubmit`, opens the page of results.'),
    },
  ],
  screenReader: [
    sentence(
      '«ابحث في الدورات، مربع بحث». أعلن أنت عدد النتائج مرة بعد توقف الكتابة.',
      '“Search courses, search box”. Announce the number of results yourself, once after typing stops.',
    ),
  ],
  rightToLeft: [
    sentence(
      'نص البحث يتبع اتجاه حروفه، وزر المسح عند نهاية السطر.',
      'The text follows the direction of its letters; the clear button is at the end of the line.',
    ),
  ],
  related: [
    { part: 'layout/FilterBar', description: sentence('البحث والتصفية في سطر.', 'Search and filters in one row.') },
    { part: 'forms/ComboBox', description: sentence('اختيار بالبحث.', 'Choosing by searching.') },
  ],
};
