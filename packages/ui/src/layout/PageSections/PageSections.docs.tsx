import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence(
    'يرتّب أقسام صفحة طويلة مع روابطها.',
    'Lays out the sections of a long page, with their links.',
  ),
  anatomy: [
    { name: 'nav', description: createSentence('`SectionNav` فوق الأقسام.', 'A `SectionNav` above the sections.') },
    { name: 'children', description: createSentence('أقسام `PageSection`.', '`PageSection`s.') },
  ],
  whenToUse: [
    createSentence(
      'لصفحة لها ثلاثة أقسام أو أكثر، كصفحة الدورة.',
      'For a page with three sections or more, such as that of a course.',
    ),
  ],
  whenNotToUse: [
    createSentence('لنص طويل: `LongText`.', 'For a long text: `LongText`.'),
    createSentence('لعناصر متتالية بلا عناوين: `Stack`.', 'For items without headings: `Stack`.'),
  ],
  pairs: [],
  content: [createSentence('رتّب الأقسام كما يبحث عنها القارئ.', 'Order the sections as readers look for them.')],
  keyboard: [],
  screenReader: [createSentence('لا دور لها: لكل قسم اسمه.', 'It has no role: each section has a name.')],
  rightToLeft: [
    createSentence('لا شيء ينعكس: الأقسام واحد تحت الآخر.', 'Nothing is mirrored: the sections are one below the other.'),
  ],
  related: [
    { part: 'layout/PageSection', description: createSentence('القسم.', 'A section.') },
    { part: 'navigation/SectionNav', description: createSentence('روابط إلى الأقسام.', 'Links to the sections.') },
  ],
};
