import { SubCategoryList } from './SubCategoryList.tsx';
import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence(
    'الأقسام الفرعية لقسم، كل منها رابط مع عدد دوراته.',
    'The sub-categories of a category: links with the number of their courses.',
  ),
  anatomy: [
    {
      name: 'label',
      description: createSentence(
        'اسم القائمة: «أقسام الرياضيات».',
        'The name of the list: “Categories of Mathematics”.',
      ),
    },
    {
      name: 'items',
      description: createSentence('الأقسام: اسم ورابط وعدد.', 'The categories: a name, a link and a count.'),
    },
  ],
  whenToUse: [createSentence('في صفحة قسم رئيسي.', 'On the page of a main category.')],
  whenNotToUse: [
    createSentence('للأقسام الرئيسية بصورها: `CategoryTile`.', 'For main categories with pictures: `CategoryTile`.'),
    createSentence('للدورات: `CourseGrid`.', 'For courses: `CourseGrid`.'),
    createSentence('لتصفية قائمة في مكانها: `ToggleChips`.', 'To filter a list in place: `ToggleChips`.'),
  ],
  pairs: [
    {
      title: createSentence('العدد عبارة', 'A count is a phrase'),
      description: createSentence('«12» وحدها لا تقول ما المعدود.', '“12” alone does not say what is counted.'),
      right: (say) => (
        <SubCategoryList
          label={say('أقسام الرياضيات', 'Categories of Mathematics')}
          items={[{ id: 1, href: '#', name: say('الجبر', 'Algebra'), count: say('12 دورة', '12 courses') }]}
        />
      ),
      wrong: (say) => (
        <SubCategoryList
          label={say('أقسام العلوم', 'Categories of Science')}
          items={[{ id: 1, href: '#', name: say('الجبر', 'Algebra'), count: '12' }]}
        />
      ),
    },
  ],
  content: [createSentence('العدد عبارة تامة: «12 دورة»، لا «12».', 'The count is a phrase: “12 courses”, not “12”.')],
  keyboard: [
    { keys: ['Tab'], description: createSentence('ينتقل بين الأقسام.', 'Moves between the categories.') },
    { keys: ['Enter'], description: createSentence('يفتح القسم.', 'Opens the category.') },
  ],
  screenReader: [
    createSentence(
      '«أقسام الرياضيات، قائمة، عنصران»، ثم «الجبر، 12 دورة، رابط».',
      '“Categories of Mathematics, list, 2 items”, then “Algebra, 12 courses, link”.',
    ),
  ],
  rightToLeft: [
    createSentence(
      'السهم عند نهاية السطر ويشير إليها، والاسم يتبع اتجاه حروفه.',
      'The chevron is at the end of the line and points to it; the name follows the direction of its letters.',
    ),
  ],
  related: [
    { part: 'learning/CategoryTile', description: createSentence('قسم رئيسي.', 'A main category.') },
    { part: 'learning/CourseGrid', description: createSentence('دورات القسم.', 'The courses of a category.') },
  ],
};
