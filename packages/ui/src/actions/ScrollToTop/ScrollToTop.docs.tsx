import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence(
    'زر يعود إلى أعلى صفحة طويلة، وينقل التركيز معه.',
    'A button that scrolls to the top of a long page and moves the focus there.',
  ),
  anatomy: [
    {
      name: 'label',
      description: createSentence(
        'اسم الزر لقارئ الشاشة: «العودة إلى أعلى الصفحة».',
        'The name of the button for screen readers: “Back to the top”.',
      ),
    },
    {
      name: 'targetId',
      description: createSentence(
        'معرّف العنصر الذي يأخذ التركيز، وله `tabIndex={-1}`.',
        'The id of the element that gets the focus. It needs `tabIndex={-1}`.',
      ),
    },
  ],
  whenToUse: [createSentence('في الصفحات الطويلة، كقائمة الدورات.', 'On long pages, such as the list of courses.')],
  whenNotToUse: [
    createSentence('للانتقال بين أقسام الصفحة: `SectionNav`.', 'To move between sections of a page: `SectionNav`.'),
    createSentence('لتخطّي الرأس: `SkipLink`.', 'To skip the header: `SkipLink`.'),
  ],
  pairs: [],
  content: [
    createSentence('الاسم يقول الوجهة، لا شكل السهم.', 'The name says where it leads, not what the arrow looks like.'),
  ],
  keyboard: [
    {
      keys: ['Enter', 'Space'],
      description: createSentence(
        'يعود إلى الأعلى وينقل التركيز إلى الهدف.',
        'Scrolls up and moves the focus to the target.',
      ),
    },
  ],
  screenReader: [
    createSentence(
      '«العودة إلى أعلى الصفحة، زر». لا يصل إليه قارئ الشاشة ما دامت الصفحة في أعلاها.',
      '“Back to the top, button”. Screen readers do not find it while the page is at its top.',
    ),
  ],
  rightToLeft: [
    createSentence(
      'السهم إلى أعلى فلا ينعكس. وفي النوافذ العريضة يكون الزر عند نهاية السطر.',
      'The arrow points up, so it is not mirrored. In wide windows the button is at the end of the line.',
    ),
  ],
  related: [
    {
      part: 'navigation/SkipLink',
      description: createSentence('يتخطّى الرأس إلى المحتوى.', 'Skips the header and goes to the content.'),
    },
    {
      part: 'navigation/SectionNav',
      description: createSentence('روابط إلى أقسام الصفحة.', 'Links to the sections of a page.'),
    },
  ],
};
