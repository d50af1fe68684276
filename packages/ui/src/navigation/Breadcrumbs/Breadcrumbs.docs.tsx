import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence('الطريق من الرئيسية إلى هذه الصفحة.', 'The path from the home page to this page.'),
  anatomy: [
    { name: 'label', description: createSentence('اسم المسار.', 'The name of the navigation.') },
    {
      name: 'items',
      description: createSentence(
        'الصفحات. الأخيرة هي هذه الصفحة، بلا `href`.',
        'The pages. The last one is this page, without `href`.',
      ),
    },
  ],
  whenToUse: [createSentence('لصفحة في عمق ثلاثة مستويات أو أكثر.', 'For a page at the third level or deeper.')],
  whenNotToUse: [createSentence('لموقع من مستوى واحد.', 'For a site of one level.')],
  pairs: [],
  content: [createSentence('أسماء الصفحات نفسها، بلا اختصار.', 'The names of the pages themselves, not shortened.')],
  keyboard: [
    { keys: ['Tab'], description: createSentence('ينتقل بين الروابط.', 'Moves between links.') },
    { keys: ['Enter'], description: createSentence('يفتح الصفحة.', 'Opens the page.') },
  ],
  screenReader: [
    createSentence(
      '«مسار الصفحة، تنقل. الرئيسية، رابط … الجبر، الصفحة الحالية».',
      '“Breadcrumbs, navigation. Home, link … Algebra, current page”.',
    ),
  ],
  rightToLeft: [
    createSentence(
      'السهم بين الصفحات يشير إلى نهاية السطر.',
      'The chevron between pages points to the end of the line.',
    ),
  ],
  related: [
    { part: 'navigation/TopBar', description: createSentence('رأس الموقع.', 'The header of the site.') },
    { part: 'actions/Link', description: createSentence('رابط واحد للرجوع.', 'A single link back.') },
  ],
};
