import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence(
    'يصفّي قائمة بقسم واحد، أو بقسم فرعي منه.',
    'Filters a list by one category, or by one of its sub-categories.',
  ),
  anatomy: [
    {
      name: 'label',
      description: createSentence('اسم المجموعة: «تصفية حسب القسم».', 'The name of the group: “Filter by category”.'),
    },
    {
      name: 'allLabel',
      description: createSentence('الشريحة التي تزيل التصفية: «الكل».', 'The chip that clears the filter: “All”.'),
    },
    {
      name: 'items',
      description: createSentence(
        'الأقسام. القسم الذي له `children` يفتح قائمة.',
        'The categories. One with `children` opens a menu.',
      ),
    },
    {
      name: 'value',
      description: createSentence(
        'التصفية الحالية، و`onChange` لتغييرها.',
        'The filter that is applied; `onChange` changes it.',
      ),
    },
    {
      name: 'removeLabel',
      description: createSentence(
        'اسم الشريحة التي تزيل القسم الفرعي: «إزالة الجبر».',
        'The name of the chip that removes the sub-category: “Remove Algebra”.',
      ),
    },
  ],
  whenToUse: [
    createSentence('فوق قائمة تُصفّى بقسم واحد في كل مرة.', 'Above a list that is filtered by one category at a time.'),
  ],
  whenNotToUse: [
    createSentence('لاختيار يُرسل مع نموذج: `RadioGroup`.', 'For a choice that a form submits: `RadioGroup`.'),
    createSentence(
      'لأقسام كثيرة تحتاج إلى بحث: `ComboBox`.',
      'For so many categories that they need a search: `ComboBox`.',
    ),
  ],
  pairs: [],
  content: [
    createSentence('كلمة أو اثنتان لكل شريحة: «الرياضيات».', 'One or two words for each chip: “Mathematics”.'),
    createSentence(
      'أول عنصر في قائمة القسم يختار القسم كله: «كل الرياضيات».',
      'The first item of a menu applies the whole category: “All of Mathematics”.',
    ),
  ],
  keyboard: [
    { keys: ['Tab'], description: createSentence('ينتقل إلى الشريحة التالية.', 'Moves to the next chip.') },
    {
      keys: ['Enter', 'Space'],
      description: createSentence('يختار القسم، أو يفتح قائمته.', 'Applies the category, or opens its menu.'),
    },
    {
      keys: ['↓'],
      description: createSentence('يفتح القائمة عند أول عنصر فيها.', 'Opens the menu at its first item.'),
    },
    { keys: ['↑'], description: createSentence('يفتح القائمة عند آخر عنصر فيها.', 'Opens the menu at its last item.') },
    {
      keys: ['Esc'],
      description: createSentence(
        'يغلق القائمة ويعيد التركيز إلى شريحتها.',
        'Closes the menu and returns the focus to its chip.',
      ),
    },
  ],
  screenReader: [
    createSentence(
      'مجموعة باسمها، وفيها «الفيزياء، زر تبديل، مضغوط».',
      'A group with its name. In it: “Physics, toggle button, pressed”.',
    ),
    createSentence(
      'القسم الذي له أقسام فرعية زر يفتح قائمة، ومع كل قسم فرعي عدد دوراته.',
      'A category with sub-categories is a button that opens a menu. Each sub-category has its number of courses.',
    ),
  ],
  rightToLeft: [
    createSentence(
      'على الهاتف صف واحد يُمرّر من بداية السطر، ويتلاشى عند حافته.',
      'On a phone it is one row that scrolls from the start of the line and fades at its edge.',
    ),
    createSentence(
      'أسماء الأقسام معزولة، فلا يقلب اسم لاتيني جيرانه.',
      'Names of categories are isolated, so a Latin one does not reorder its neighbours.',
    ),
  ],
  related: [
    {
      part: 'layout/FilterBar',
      description: createSentence('يضعها مع البحث فوق القائمة.', 'Places it above a list, with the search.'),
    },
    { part: 'forms/RadioGroup', description: createSentence('لاختيار في نموذج.', 'For a choice in a form.') },
  ],
};
