import { type PartDocs, sentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: sentence('الطريق من الرئيسية إلى هذه الصفحة.', 'The path from the home page to this page.'),
  anatomy: [
    { name: 'label', description: sentence('اسم المسار.', 'The name of the navigation.') },
    {
      name: 'items',
      description: sentence(
        'الصفحات. الأخيرة هي هذه الصفحة، بلا `href`.',
        'The pages. The last one is this page, without `href`.',
      ),
    },
  ],
  whenToUse: [sentence('لصفحة في عمق ثلاثة مستويات أو أكثر.', 'For a page at the third level or deeper.')],
  whenNotToUse: [sentence('لموقع من مستوى واحد.', 'For a site of one level.')],
  pairs: [],
  content: [sentence('أسماء الصفحات نفسها، بلا اختصار.', 'The names of the pages themselves, not shortened.')],
  keyboard: [
    { keys: ['Tab'], description: sentence('ينتقل بين الروابط.', 'Moves between links.') },
    { keys: ['Enter'], description: sentence('يفتح الصفحة.', 'Opens the page.') },
  ],
  screenReader: [
    sentence(
      '«مسار الصفحة، تنقل. الرئيسية، رابط … الجبر، الصفحة الحالية».',
      '“Breadcrumbs, navigation. Home, link … Algebra, current page”.',
    ),
  ],
  rightToLeft: [
    sentence('السهم بين الصفحات يشير إلى نهاية السطر.', 'The chevron between pages points to the end of the line.'),
  ],
  related: [
    { part: 'navigation/TopBar', description: sentence('رأس الموقع.', 'The header of the site.') },
    { part: 'actions/Link', description: sentence('رابط واحد للرجوع.', 'A single link back.') },
  ],
};
