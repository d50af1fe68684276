import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence(
    'شريط في أعلى الموقع: الهاتف والبريد والشبكات الاجتماعية.',
    'A bar at the top of the site: phone, e-mail and social networks.',
  ),
  anatomy: [
    {
      name: 'label',
      description: createSentence('اسم المنطقة: «تواصل معنا».', 'The name of the region: “Contact us”.'),
    },
    { name: 'phone', description: createSentence('الرقم، وهو رابط اتصال.', 'The number, a link that calls it.') },
    {
      name: 'email',
      description: createSentence('البريد. يختفي على الشاشة الضيقة.', 'The e-mail address. Hidden on a narrow screen.'),
    },
    {
      name: 'socials',
      description: createSentence(
        'روابط الشبكات. تختفي على الشاشة الضيقة.',
        'Links to social networks. Hidden on a narrow screen.',
      ),
    },
  ],
  whenToUse: [createSentence('فوق `TopBar` في الصفحات العامة.', 'Above `TopBar` on public pages.')],
  whenNotToUse: [
    createSentence('في لوحة التحكم.', 'In the dashboard.'),
    createSentence(
      'مكانًا وحيدًا للبريد: ضعه في `Footer` أيضًا.',
      'As the only place for the e-mail address: put it into `Footer` too.',
    ),
  ],
  pairs: [],
  content: [
    createSentence('الرقم كما يُطلب، بمسافات إن طال.', 'The number as it is dialled, with spaces if it is long.'),
  ],
  keyboard: [
    { keys: ['Tab'], description: createSentence('ينتقل بين الروابط.', 'Moves between the links.') },
    {
      keys: ['Enter'],
      description: createSentence(
        'يتصل بالرقم، أو يفتح البريد أو الشبكة.',
        'Calls the number, or opens the e-mail app or the social network.',
      ),
    },
  ],
  screenReader: [
    createSentence('منطقة باسمها، ثم «الهاتف: 01001234567، رابط».', 'A named region, then “Phone: 01001234567, link”.'),
  ],
  rightToLeft: [
    createSentence(
      'الرقم والبريد من اليسار إلى اليمين داخل السطر العربي.',
      'The number and the address are left to right in an Arabic line.',
    ),
  ],
  related: [
    { part: 'navigation/TopBar', description: createSentence('رأس الموقع تحته.', 'The header below it.') },
    { part: 'navigation/Footer', description: createSentence('التواصل كاملًا.', 'All contact details.') },
  ],
};
