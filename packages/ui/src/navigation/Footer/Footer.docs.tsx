import { type PartDocs, sentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: sentence(
    'تذييل الصفحات العامة: روابط وطرق تواصل.',
    'The footer of public pages: links and contact details.',
  ),
  anatomy: [
    { name: 'logo', description: sentence('الشعار.', 'The logo.') },
    { name: 'tagline', description: sentence('جملة عن المنتج.', 'One line about the product.') },
    { name: 'groups', description: sentence('مجموعات روابط، لكل منها عنوان.', 'Groups of links, each with a title.') },
    {
      name: 'contact',
      description: sentence('الهاتف والبريد والعنوان والشبكات.', 'Phone, e-mail, address and social networks.'),
    },
    { name: 'legal', description: sentence('سطر الحقوق.', 'The copyright line.') },
  ],
  whenToUse: [sentence('مرة واحدة، في `footer` من `PublicShell`.', 'Once, as the `footer` of `PublicShell`.')],
  whenNotToUse: [
    sentence('في لوحة التحكم، أو آخر بطاقة أو نافذة.', 'In the dashboard, or at the end of a card or dialog.'),
  ],
  pairs: [],
  content: [
    sentence('عنوان كل مجموعة كلمة أو كلمتان.', 'The title of a group has one or two words.'),
    sentence('الروابط أسماء صفحاتها.', 'Links have the names of their pages.'),
  ],
  keyboard: [
    { keys: ['Tab'], description: sentence('ينتقل بين الروابط.', 'Moves between the links.') },
    { keys: ['Enter'], description: sentence('يفتح الصفحة.', 'Opens the page.') },
  ],
  screenReader: [
    sentence(
      'معلم «تذييل»، وكل مجموعة تنقل باسم عنوانها، والصفحة الحالية معلَّمة.',
      'A footer landmark. Each group is a navigation named by its title, and the current page is marked.',
    ),
  ],
  rightToLeft: [
    sentence(
      'الهاتف والبريد من اليسار إلى اليمين، والعنوان يتبع اتجاه حروفه.',
      'Phone and e-mail are left to right; the postal address follows the direction of its letters.',
    ),
  ],
  related: [
    { part: 'shells/PublicShell', description: sentence('الصفحة حوله.', 'The page around it.') },
    { part: 'navigation/ContactBar', description: sentence('التواصل في أعلى الموقع.', 'Contact details at the top.') },
  ],
};
