import { type PartDocs, sentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: sentence('صفحات قائمة طويلة، بروابط.', 'The pages of a long list, as links.'),
  anatomy: [
    { name: 'label', description: sentence('اسم التنقل.', 'The name of the navigation.') },
    { name: 'getPageHref', description: sentence('عنوان كل صفحة.', 'The address of each page.') },
    { name: 'summaryLabel', description: sentence('«الصفحة 2 من 9».', '“Page 2 of 9”.') },
  ],
  whenToUse: [sentence('لقائمة تُقسم صفحات لها عناوين.', 'For a list in pages that have addresses.')],
  whenNotToUse: [
    sentence(
      'لقائمة تُكمل عند التمرير: `onReachEnd` في `DataTable`.',
      'For a list that continues on scroll: `onReachEnd` of `DataTable`.',
    ),
  ],
  pairs: [],
  content: [sentence('«السابقة» و«التالية»، لا «<» و«>».', '“Previous” and “Next”, not “<” and “>”.')],
  keyboard: [
    { keys: ['Tab'], description: sentence('ينتقل بين الروابط.', 'Moves between links.') },
    { keys: ['Enter'], description: sentence('يفتح الصفحة.', 'Opens the page.') },
  ],
  screenReader: [sentence('«صفحات الدورات، تنقل. التالية، رابط».', '“Course pages, navigation. Next, link”.')],
  rightToLeft: [
    sentence('«التالية» عند نهاية السطر، وسهمها ينعكس.', '“Next” is at the end of the line; its arrow is mirrored.'),
  ],
  related: [
    { part: 'data/DataTable', description: sentence('جدول القائمة.', 'The table of the list.') },
    { part: 'forms/SearchField', description: sentence('للوصول أسرع.', 'To get there faster.') },
  ],
};
