import { type PartDocs, sentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: sentence(
    'قسم من صفحة طويلة. على الهاتف يُطوى ويُفتح.',
    'A section of a long page. On a phone it opens and closes.',
  ),
  anatomy: [
    {
      name: 'id',
      description: sentence(
        'معرّف العنوان، للروابط و`SectionNav`.',
        'The id of the heading, for links and `SectionNav`.',
      ),
    },
    {
      name: 'title',
      description: sentence('العنوان، وهو `h2`. على الهاتف هو زر.', 'The heading, an `h2`. On a phone it is a button.'),
    },
    { name: 'meta', description: sentence('عدد ما في القسم: «3 ملفات».', 'How much is in the section: “3 files”.') },
    {
      name: 'action',
      description: sentence('زر بجانب العنوان، مثل «إضافة».', 'A button beside the heading, such as “Add”.'),
    },
    {
      name: 'defaultExpanded',
      description: sentence('مفتوح على الهاتف من البداية.', 'Open on a phone from the start.'),
    },
  ],
  whenToUse: [
    sentence(
      'لأقسام صفحة طويلة: فيديوهات دورة وملفاتها واختباراتها.',
      'For the sections of a long page: videos, files and quizzes of a course.',
    ),
  ],
  whenNotToUse: [
    sentence(
      'لما يُطوى على كل شاشة: `Disclosure` أو `Accordion`.',
      'For what collapses on every screen: `Disclosure` or `Accordion`.',
    ),
    sentence('لأقسام يظهر منها واحد: `Tabs`.', 'For sections of which one is visible: `Tabs`.'),
  ],
  pairs: [],
  content: [sentence('العنوان اسم ما في القسم: «ملفات الدورة».', 'The title names what is inside: “Course files”.')],
  keyboard: [
    {
      keys: ['Enter', 'Space'],
      description: sentence('على الهاتف: يفتح القسم أو يطويه.', 'On a phone: opens or closes the section.'),
    },
  ],
  screenReader: [
    sentence(
      'منطقة باسم عنوانها. على الهاتف: «الملفات 3 ملفات، زر، مطويّ».',
      'A region named by its heading. On a phone: “Files 3 files, button, collapsed”.',
    ),
    sentence(
      'الشاشات العريضة والطباعة والصفحات بلا جافاسكربت تعرض المحتوى دائمًا.',
      'Wide screens, print and pages without JavaScript always show the content.',
    ),
  ],
  rightToLeft: [
    sentence(
      'الزر عند نهاية السطر، والسهم إلى أسفل فلا ينعكس.',
      'The action is at the end of the line. The arrow points down, so it is not mirrored.',
    ),
  ],
  related: [
    { part: 'layout/PageSections', description: sentence('ترتّب الأقسام.', 'Lays out the sections.') },
    { part: 'navigation/Disclosure', description: sentence('يُطوى على كل شاشة.', 'Collapses on every screen.') },
    { part: 'navigation/SectionNav', description: sentence('روابط إلى الأقسام.', 'Links to the sections.') },
  ],
};
