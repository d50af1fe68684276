import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence(
    'تذييل الصفحات العامة: روابط وطرق تواصل.',
    'The footer of public pages: links and contact details.',
  ),
  anatomy: [
    { name: 'logo', description: createSentence('الشعار.', 'The logo.') },
    { name: 'tagline', description: createSentence('جملة عن المنتج.', 'One line about the product.') },
    {
      name: 'groups',
      description: createSentence('مجموعات روابط، لكل منها عنوان.', 'Groups of links, each with a title.'),
    },
    {
      name: 'contact',
      description: createSentence('الهاتف والبريد والعنوان والشبكات.', 'Phone, e-mail, address and social networks.'),
    },
    { name: 'legal', description: createSentence('سطر الحقوق.', 'The copyright line.') },
  ],
  whenToUse: [createSentence('مرة واحدة، في `footer` من `PublicShell`.', 'Once, as the `footer` of `PublicShell`.')],
  whenNotToUse: [
    createSentence('في لوحة التحكم، أو آخر بطاقة أو نافذة.', 'In the dashboard, or at the end of a card or dialog.'),
  ],
  pairs: [],
  content: [
    createSentence('عنوان كل مجموعة كلمة أو كلمتان.', 'The title of a group has one or two words.'),
    createSentence('الروابط أسماء صفحاتها.', 'Links have the names of their pages.'),
  ],
  keyboard: [
    { keys: ['Tab'], description: createSentence('ينتقل بين الروابط.', 'Moves between the links.') },
    { keys: ['Enter'], description: createSentence('يفتح الصفحة.', 'Opens the page.') },
  ],
  screenReader: [
    createSentence(
      'معلم «تذييل»، وكل مجموعة تنقل باسم عنوانها، والصفحة الحالية معلَّمة.',
      'A footer landmark. Each group is a navigation named by its title, and the current page is marked.',
    ),
  ],
  rightToLeft: [
    createSentence(
      'الهاتف والبريد من اليسار إلى اليمين، والعنوان يتبع اتجاه حروفه.',
      'Phone and e-mail are left to right; the postal address follows the direction of its letters.',
    ),
  ],
  related: [
    { part: 'shells/PublicShell', description: createSentence('الصفحة حوله.', 'The page around it.') },
    {
      part: 'navigation/ContactBar',
      description: createSentence('التواصل في أعلى الموقع.', 'Contact details at the top.'),
    },
  ],
};
