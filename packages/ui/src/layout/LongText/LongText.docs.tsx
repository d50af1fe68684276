import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence(
    'نص طويل بأقسام مرقّمة وقائمة محتويات.',
    'A long text with numbered sections and a table of contents.',
  ),
  anatomy: [
    {
      name: 'title',
      description: createSentence('العنوان، وهو `h1` الصفحة.', 'The title, which is the `h1` of the page.'),
    },
    {
      name: 'lastUpdated',
      description: createSentence('«آخر تحديث: 1 سبتمبر 2026».', '“Last updated: 1 September 2026”.'),
    },
    {
      name: 'contentsLabel',
      description: createSentence('عنوان قائمة المحتويات.', 'The title of the table of contents.'),
    },
    {
      name: 'sections',
      description: createSentence(
        'الأقسام. `id` هو عنوان القسم في الرابط، والمصفوفة في `blocks` قائمة نقاط.',
        'The sections. `id` is the address of a section; an array in `blocks` is a bulleted list.',
      ),
    },
  ],
  whenToUse: [
    createSentence(
      'لسياسة أو شروط تُقرأ كلها أو يُبحث فيها عن بند.',
      'For a policy or terms that people read, or search for one point.',
    ),
  ],
  whenNotToUse: [
    createSentence('لأقسام فيها غير النص: `PageSections`.', 'For sections with more than text: `PageSections`.'),
    createSentence('لخطوات: `Steps`.', 'For instructions: `Steps`.'),
  ],
  pairs: [],
  content: [
    createSentence(
      'فقرات قصيرة، وعنوان كل قسم يقول جوابه.',
      'Short paragraphs, and titles that say what a section answers.',
    ),
  ],
  keyboard: [
    {
      keys: ['Tab'],
      description: createSentence('ينتقل بين روابط المحتويات.', 'Moves through the links of the contents.'),
    },
    { keys: ['Enter'], description: createSentence('ينتقل إلى القسم.', 'Moves to the section.') },
  ],
  screenReader: [
    createSentence(
      'معلم تنقل باسم «المحتويات»، ثم أقسام بعناوينها.',
      'A navigation landmark named “Contents”, then sections with their headings.',
    ),
  ],
  rightToLeft: [
    createSentence(
      'الأرقام كما يفضّلها المستخدم، وهي عند بداية السطر.',
      'The numbers use the digits that the user prefers and are at the start of the line.',
    ),
    createSentence(
      'في الطباعة: النص وحده بالأسود، ومعه عناوين الروابط.',
      'In print: only the text, in black, with the addresses of links.',
    ),
  ],
  related: [
    { part: 'layout/PageSections', description: createSentence('أقسام صفحة.', 'Sections of a page.') },
    { part: 'navigation/SectionNav', description: createSentence('روابط إلى الأقسام.', 'Links to sections.') },
  ],
};
