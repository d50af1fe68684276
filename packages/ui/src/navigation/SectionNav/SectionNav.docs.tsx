import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence(
    'روابط إلى أقسام صفحة طويلة، تبقى ظاهرة على الشاشة العريضة.',
    'Links to the sections of a long page. They stay visible on a wide screen.',
  ),
  anatomy: [
    {
      name: 'label',
      description: createSentence('اسم التنقل: «محتويات الصفحة».', 'The name of the navigation: “On this page”.'),
    },
    {
      name: 'items',
      description: createSentence(
        'معرّفات العناوين وأسماؤها، بترتيب الصفحة. اجعل العنوان يقبل التركيز.',
        'The ids and titles of the headings, in page order. Make the headings focusable.',
      ),
    },
  ],
  whenToUse: [createSentence('لصفحة من أربعة أقسام أو أكثر.', 'For a page of four or more sections.')],
  whenNotToUse: [
    createSentence('لمحتوى يظهر جزء منه: `Tabs`.', 'For content of which one part is shown: `Tabs`.'),
    createSentence('لصفحات مختلفة: `SideMenu` أو `TopBar`.', 'For different pages: `SideMenu` or `TopBar`.'),
    createSentence(
      'على الهاتف: لا تظهر، فلا تجعلها الطريق الوحيد.',
      'On a phone it is hidden, so it must not be the only way.',
    ),
  ],
  pairs: [],
  content: [
    createSentence(
      'نص الرابط هو نص العنوان نفسه، أو أوله.',
      'The text of a link is that of its heading, or its first words.',
    ),
  ],
  keyboard: [
    { keys: ['Tab'], description: createSentence('ينتقل بين الروابط.', 'Moves between the links.') },
    {
      keys: ['Enter'],
      description: createSentence(
        'يمرّر إلى القسم وينقل التركيز إلى عنوانه.',
        'Scrolls to the section and focuses its heading.',
      ),
    },
  ],
  screenReader: [
    createSentence(
      '«محتويات الصفحة، تنقل»، والقسم الذي يُقرأ معلَّم بأنه الحالي.',
      '“On this page, navigation”. The section in view is marked as current.',
    ),
  ],
  rightToLeft: [createSentence('تبدأ الروابط من بداية السطر.', 'The links begin at the start of the line.')],
  related: [
    { part: 'navigation/Tabs', description: createSentence('قسم واحد في كل مرة.', 'One section at a time.') },
    { part: 'layout/PageSection', description: createSentence('قسم الصفحة.', 'A section of the page.') },
  ],
};
