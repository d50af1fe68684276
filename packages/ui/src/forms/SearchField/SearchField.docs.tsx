import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence('حقل بحث يصفّي قائمة.', 'A search field that filters a list.'),
  anatomy: [
    { name: 'label', description: createSentence('الاسم: ما يُبحث فيه.', 'The name: what is searched.') },
    {
      name: 'clearLabel',
      description: createSentence(
        'اسم زر المسح، ويظهر بعد الكتابة.',
        'The name of the clear button, shown after typing.',
      ),
    },
  ],
  whenToUse: [createSentence('فوق قائمة يتغيّر محتواها مع الكتابة.', 'Above a list that changes while typing.')],
  whenNotToUse: [createSentence('لاختيار قيمة في نموذج: `ComboBox`.', 'To choose a value in a form: `ComboBox`.')],
  pairs: [],
  content: [
    createSentence('«ابحث في الدورات»: سمِّ ما يُبحث فيه.', '“Search courses”: name what is searched.'),
    createSentence(
      'صفِّ بـ`matchesAnywhere(name, text)` من `@fanous/arabic/match`: تجد «أساسيات» لمن كتب «اساسيات».',
      'Filter with `matchesAnywhere(name, text)` from `@fanous/arabic/match`: it finds «أساسيات» for «اساسيات».',
    ),
  ],
  keyboard: [
    { keys: ['Esc'], description: createSentence('يمسح البحث.', 'Clears the search.') },
    {
      keys: ['Enter'],
      description: createSentence('مع `onSubmit`: يفتح صفحة النتائج.', 'With `onSubmit`, opens the page of results.'),
    },
  ],
  screenReader: [
    createSentence(
      '«ابحث في الدورات، مربع بحث». أعلن أنت عدد النتائج مرة بعد توقف الكتابة.',
      '“Search courses, search box”. Announce the number of results yourself, once after typing stops.',
    ),
  ],
  rightToLeft: [
    createSentence(
      'نص البحث يتبع اتجاه حروفه، وزر المسح عند نهاية السطر.',
      'The text follows the direction of its letters; the clear button is at the end of the line.',
    ),
  ],
  related: [
    {
      part: 'layout/FilterBar',
      description: createSentence('البحث والتصفية في سطر.', 'Search and filters in one row.'),
    },
    { part: 'forms/ComboBox', description: createSentence('اختيار بالبحث.', 'Choosing by searching.') },
  ],
};
