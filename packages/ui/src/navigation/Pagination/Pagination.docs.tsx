import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence('صفحات قائمة طويلة، بروابط.', 'The pages of a long list, as links.'),
  anatomy: [
    { name: 'label', description: createSentence('اسم التنقل.', 'The name of the navigation.') },
    { name: 'getPageHref', description: createSentence('عنوان كل صفحة.', 'The address of each page.') },
    { name: 'summaryLabel', description: createSentence('«الصفحة 2 من 9».', '“Page 2 of 9”.') },
  ],
  whenToUse: [createSentence('لقائمة تُقسم صفحات لها عناوين.', 'For a list in pages that have addresses.')],
  whenNotToUse: [
    createSentence(
      'لقائمة تُكمل عند التمرير: `onReachEnd` في `DataTable`.',
      'For a list that continues on scroll: `onReachEnd` of `DataTable`.',
    ),
  ],
  pairs: [],
  content: [createSentence('«السابقة» و«التالية»، لا «<» و«>».', '“Previous” and “Next”, not “<” and “>”.')],
  keyboard: [
    { keys: ['Tab'], description: createSentence('ينتقل بين الروابط.', 'Moves between links.') },
    { keys: ['Enter'], description: createSentence('يفتح الصفحة.', 'Opens the page.') },
  ],
  screenReader: [createSentence('«صفحات الدورات، تنقل. التالية، رابط».', '“Course pages, navigation. Next, link”.')],
  rightToLeft: [
    createSentence(
      '«التالية» عند نهاية السطر، وسهمها ينعكس.',
      '“Next” is at the end of the line; its arrow is mirrored.',
    ),
  ],
  related: [
    { part: 'data/DataTable', description: createSentence('جدول القائمة.', 'The table of the list.') },
    { part: 'forms/SearchField', description: createSentence('للوصول أسرع.', 'To get there faster.') },
  ],
};
