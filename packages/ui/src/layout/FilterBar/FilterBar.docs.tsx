import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence(
    'بحث وتصفية يبقيان تحت رأس الصفحة والقائمة تُمرّر.',
    'Search and filters that stay below the header while the list scrolls.',
  ),
  anatomy: [
    {
      name: 'search',
      description: createSentence(
        'حقل البحث، وهو أولًا لأنه المهمة الأولى.',
        'The search field. It comes first, because searching is the main task.',
      ),
    },
    {
      name: 'filters',
      description: createSentence(
        'الشرائح أو غيرها. بجانب البحث من عرض 1024 بكسل، وتحته فيما دونه.',
        'Chips or other filters. Beside the search from 1024 px, below it on narrower screens.',
      ),
    },
  ],
  whenToUse: [
    createSentence(
      'فوق قائمة طويلة تُصفّى وتُمرّر، كقائمة الدورات.',
      'Above a long list that is filtered and scrolled, such as the courses.',
    ),
  ],
  whenNotToUse: [
    createSentence(
      'لقائمة تُرى كلها: ضع البحث فوقها بلا شريط.',
      'For a list that fits the screen: put the search above it, without a bar.',
    ),
  ],
  pairs: [],
  content: [
    createSentence(
      'للبحث اسم يقول ما يُبحث فيه: «ابحث باسم الدورة».',
      'The search has a name that says what it searches: “Search by course name”.',
    ),
  ],
  keyboard: [
    {
      keys: ['Tab'],
      description: createSentence('البحث، ثم التصفية، ثم القائمة.', 'The search, then the filters, then the list.'),
    },
  ],
  screenReader: [
    createSentence('لا دور له: حقل البحث هو ما يُعلن.', 'It has no role: the search field has one.'),
    createSentence(
      'ما يأخذ التركيز في القائمة لا يختفي تحت الشريط.',
      'What gets the focus in the list is not hidden below the bar.',
    ),
  ],
  rightToLeft: [
    createSentence(
      'البحث عند بداية السطر، والتصفية بعده.',
      'The search is at the start of the line, the filters follow.',
    ),
  ],
  related: [
    { part: 'forms/SearchField', description: createSentence('حقل البحث.', 'The search field.') },
    { part: 'actions/ToggleChips', description: createSentence('شرائح التصفية.', 'Chips that filter.') },
  ],
};
