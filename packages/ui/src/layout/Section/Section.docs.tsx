import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence(
    'قسم من صفحة، له عنوان وقد يكون بجواره رابط، ومحتواه مفتوح دائمًا.',
    'A section of a page with a heading, an optional link beside it, and content that is always open.',
  ),
  anatomy: [
    { name: 'title', description: createSentence('عنوان القسم.', 'The heading of the section.') },
    { name: 'id', description: createSentence('معرّف العنوان، للروابط.', 'The id of the heading, for links.') },
    {
      name: 'action',
      description: createSentence('رابط عند نهاية سطر العنوان.', 'A link at the end of the line of the heading.'),
    },
  ],
  whenToUse: [
    createSentence('لأقسام صفحة طويلة، مثل الصفحة الرئيسية.', 'For the sections of a long page, such as the home page.'),
  ],
  whenNotToUse: [
    createSentence('لأقسام تُطوى على الهاتف: `PageSection`.', 'For sections that collapse on a phone: `PageSection`.'),
  ],
  pairs: [],
  content: [createSentence('العنوان كلمات قليلة.', 'The title is a few words.')],
  keyboard: [],
  screenReader: [
    createSentence('منطقة اسمها العنوان، عنوان من المستوى 2.', 'A region named by its title, heading level 2.'),
  ],
  rightToLeft: [
    createSentence('الرابط عند نهاية السطر، فينعكس.', 'The link is at the end of the line, so it is mirrored.'),
  ],
  related: [
    { part: 'layout/PageSection', description: createSentence('قسم يُطوى على الهاتف.', 'Collapses on a phone.') },
    { part: 'layout/Stack', description: createSentence('عناصر بعضها تحت بعض.', 'Elements below each other.') },
  ],
};
