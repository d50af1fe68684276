import { type PartDocs, sentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: sentence('يرتّب أقسام صفحة طويلة مع روابطها.', 'Lays out the sections of a long page, with their links.'),
  anatomy: [
    { name: 'nav', description: sentence('`SectionNav` فوق الأقسام.', 'A `SectionNav` above the sections.') },
    { name: 'children', description: sentence('أقسام `PageSection`.', '`PageSection`s.') },
  ],
  whenToUse: [
    sentence(
      'لصفحة لها ثلاثة أقسام أو أكثر، كصفحة الدورة.',
      'For a page with three sections or more, such as that of a course.',
    ),
  ],
  whenNotToUse: [
    sentence('لنص طويل: `LongText`.', 'For a long text: `LongText`.'),
    sentence('لعناصر متتالية بلا عناوين: `Stack`.', 'For items without headings: `Stack`.'),
  ],
  pairs: [],
  content: [sentence('رتّب الأقسام كما يبحث عنها القارئ.', 'Order the sections as readers look for them.')],
  keyboard: [],
  screenReader: [sentence('لا دور لها: لكل قسم اسمه.', 'It has no role: each section has a name.')],
  rightToLeft: [
    sentence('لا شيء ينعكس: الأقسام واحد تحت الآخر.', 'Nothing is mirrored: the sections are one below the other.'),
  ],
  related: [
    { part: 'layout/PageSection', description: sentence('القسم.', 'A section.') },
    { part: 'navigation/SectionNav', description: sentence('روابط إلى الأقسام.', 'Links to the sections.') },
  ],
};
