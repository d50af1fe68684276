import { type PartDocs, sentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: sentence(
    'بحث وتصفية يبقيان تحت رأس الصفحة والقائمة تُمرّر.',
    'Search and filters that stay below the header while the list scrolls.',
  ),
  anatomy: [
    {
      name: 'search',
      description: sentence(
        'حقل البحث، وهو أولًا لأنه المهمة الأولى.',
        'The search field. It comes first, because searching is the main task.',
      ),
    },
    {
      name: 'filters',
      description: sentence(
        'الشرائح أو غيرها. بجانب البحث من عرض 1024 بكسل، وتحته فيما دونه.',
        'Chips or other filters. Beside the search from 1024 px, below it on narrower screens.',
      ),
    },
  ],
  whenToUse: [
    sentence(
      'فوق قائمة طويلة تُصفّى وتُمرّر، كقائمة الدورات.',
      'Above a long list that is filtered and scrolled, such as the courses.',
    ),
  ],
  whenNotToUse: [
    sentence(
      'لقائمة تُرى كلها: ضع البحث فوقها بلا شريط.',
      'For a list that fits the screen: put the search above it, without a bar.',
    ),
  ],
  pairs: [],
  content: [
    sentence(
      'للبحث اسم يقول ما يُبحث فيه: «ابحث باسم الدورة».',
      'The search has a name that says what it searches: “Search by course name”.',
    ),
  ],
  keyboard: [
    {
      keys: ['Tab'],
      description: sentence('البحث، ثم التصفية، ثم القائمة.', 'The search, then the filters, then the list.'),
    },
  ],
  screenReader: [
    sentence('لا دور له: حقل البحث هو ما يُعلن.', 'It has no role: the search field has one.'),
    sentence(
      'ما يأخذ التركيز في القائمة لا يختفي تحت الشريط.',
      'What gets the focus in the list is not hidden below the bar.',
    ),
  ],
  rightToLeft: [
    sentence('البحث عند بداية السطر، والتصفية بعده.', 'The search is at the start of the line, the filters follow.'),
  ],
  related: [
    { part: 'forms/SearchField', description: sentence('حقل البحث.', 'The search field.') },
    { part: 'actions/ToggleChips', description: sentence('شرائح التصفية.', 'Chips that filter.') },
  ],
};
