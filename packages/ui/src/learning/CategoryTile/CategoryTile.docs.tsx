import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence('قسم رئيسي بلونه ونجمته.', 'A main category in its colour, with its star.'),
  anatomy: [
    {
      name: 'name',
      description: createSentence('اسم القسم، وهو رابط في عنوان.', 'The name of the category: a link in a heading.'),
    },
    { name: 'count', description: createSentence('ما فيه: «3 أقسام فرعية».', 'What is in it: “3 sub-categories”.') },
    {
      name: 'categoryId',
      description: createSentence(
        'يختار اللون: للقسم لون واحد في كل مكان.',
        'Selects the colour: a category has the same one everywhere.',
      ),
    },
    {
      name: 'headingLevel',
      description: createSentence('مستوى العنوان في الصفحة.', 'The level of the heading on the page.'),
    },
  ],
  whenToUse: [createSentence('لعرض الأقسام الرئيسية في شبكة.', 'To show the main categories in a grid.')],
  whenNotToUse: [
    createSentence('للأقسام الفرعية: `SubCategoryList`.', 'For sub-categories: `SubCategoryList`.'),
    createSentence('للتصفية في الصفحة نفسها: `ToggleChips`.', 'To filter the same page: `ToggleChips`.'),
  ],
  pairs: [],
  content: [
    createSentence(
      'اسم القسم كما في القائمة، بلا كلمة «قسم» قبله.',
      'The name as in the menu, without “Category” before it.',
    ),
  ],
  keyboard: [
    {
      keys: ['Tab'],
      description: createSentence(
        'ينتقل إلى الرابط، وهو واحد للبطاقة كلها.',
        'Moves to the link. There is one for the whole tile.',
      ),
    },
    { keys: ['Enter'], description: createSentence('يفتح القسم.', 'Opens the category.') },
  ],
  screenReader: [
    createSentence(
      'العنوان والرابط، ثم العدد. النجمة لا تُقرأ.',
      'The heading with its link, then the count. The star is not read.',
    ),
  ],
  rightToLeft: [
    createSentence(
      'النص عند بداية السطر. ونقش النجمة متماثل، فلا ينعكس.',
      'The text is at the start of the line. The pattern of the star is symmetric, so it is not mirrored.',
    ),
  ],
  related: [
    { part: 'learning/SubCategoryList', description: createSentence('الأقسام الفرعية.', 'Sub-categories.') },
    { part: 'learning/CourseCard', description: createSentence('دورة.', 'A course.') },
  ],
};
