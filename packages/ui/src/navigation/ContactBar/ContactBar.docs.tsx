import { type PartDocs, sentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: sentence(
    'شريط في أعلى الموقع: الهاتف والبريد والشبكات الاجتماعية.',
    'A bar at the top of the site: phone, e-mail and social networks.',
  ),
  anatomy: [
    { name: 'label', description: sentence('اسم المنطقة: «تواصل معنا».', 'The name of the region: “Contact us”.') },
    { name: 'phone', description: sentence('الرقم، وهو رابط اتصال.', 'The number, a link that calls it.') },
    {
      name: 'email',
      description: sentence('البريد. يختفي على الشاشة الضيقة.', 'The e-mail address. Hidden on a narrow screen.'),
    },
    {
      name: 'socials',
      description: sentence(
        'روابط الشبكات. تختفي على الشاشة الضيقة.',
        'Links to social networks. Hidden on a narrow screen.',
      ),
    },
  ],
  whenToUse: [sentence('فوق `TopBar` في الصفحات العامة.', 'Above `TopBar` on public pages.')],
  whenNotToUse: [
    sentence('في لوحة التحكم.', 'In the dashboard.'),
    sentence(
      'مكانًا وحيدًا للبريد: ضعه في `Footer` أيضًا.',
      'As the only place for the e-mail address: put it into `Footer` too.',
    ),
  ],
  pairs: [],
  content: [sentence('الرقم كما يُطلب، بمسافات إن طال.', 'The number as it is dialled, with spaces if it is long.')],
  keyboard: [
    { keys: ['Tab'], description: sentence('ينتقل بين الروابط.', 'Moves between the links.') },
    {
      keys: ['Enter'],
      description: sentence(
        'يتصل بالرقم، أو يفتح البريد أو الشبكة.',
        'Calls the number, or opens the e-mail app or the social network.',
      ),
    },
  ],
  screenReader: [
    sentence('منطقة باسمها، ثم «الهاتف: 01001234567، رابط».', 'A named region, then “Phone: 01001234567, link”.'),
  ],
  rightToLeft: [
    sentence(
      'الرقم والبريد من اليسار إلى اليمين داخل السطر العربي.',
      'The number and the address are left to right in an Arabic line.',
    ),
  ],
  related: [
    { part: 'navigation/TopBar', description: sentence('رأس الموقع تحته.', 'The header below it.') },
    { part: 'navigation/Footer', description: sentence('التواصل كاملًا.', 'All contact details.') },
  ],
};
