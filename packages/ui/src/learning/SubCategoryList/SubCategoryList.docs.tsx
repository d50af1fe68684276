import { SubCategoryList } from './SubCategoryList.tsx';
import { type PartDocs, sentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: sentence(
    'الأقسام الفرعية لقسم، كل منها رابط مع عدد دوراته.',
    'The sub-categories of a category: links with the number of their courses.',
  ),
  anatomy: [
    {
      name: 'label',
      description: sentence('اسم القائمة: «أقسام الرياضيات».', 'The name of the list: “Categories of Mathematics”.'),
    },
    { name: 'items', description: sentence('الأقسام: اسم ورابط وعدد.', 'The categories: a name, a link and a count.') },
  ],
  whenToUse: [sentence('في صفحة قسم رئيسي.', 'On the page of a main category.')],
  whenNotToUse: [
    sentence('للأقسام الرئيسية بصورها: `CategoryTile`.', 'For main categories with pictures: `CategoryTile`.'),
    sentence('للدورات: `CourseGrid`.', 'For courses: `CourseGrid`.'),
    sentence('لتصفية قائمة في مكانها: `ToggleChips`.', 'To filter a list in place: `ToggleChips`.'),
  ],
  pairs: [
    {
      title: sentence('العدد عبارة', 'A count is a phrase'),
      description: sentence('«12» وحدها لا تقول ما المعدود.', '“12” alone does not say what is counted.'),
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
  content: [sentence('العدد عبارة تامة: «12 دورة»، لا «12».', 'The count is a phrase: “12 courses”, not “12”.')],
  keyboard: [
    { keys: ['Tab'], description: sentence('ينتقل بين الأقسام.', 'Moves between the categories.') },
    { keys: ['Enter'], description: sentence('يفتح القسم.', 'Opens the category.') },
  ],
  screenReader: [
    sentence(
      '«أقسام الرياضيات، قائمة، عنصران»، ثم «الجبر، 12 دورة، رابط».',
      '“Categories of Mathematics, list, 2 items”, then “Algebra, 12 courses, link”.',
    ),
  ],
  rightToLeft: [
    sentence(
      'السهم عند نهاية السطر ويشير إليها، والاسم يتبع اتجاه حروفه.',
      'The chevron is at the end of the line and points to it; the name follows the direction of its letters.',
    ),
  ],
  related: [
    { part: 'learning/CategoryTile', description: sentence('قسم رئيسي.', 'A main category.') },
    { part: 'learning/CourseGrid', description: sentence('دورات القسم.', 'The courses of a category.') },
  ],
};
