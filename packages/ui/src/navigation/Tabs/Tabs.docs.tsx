import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence('أقسام يظهر منها واحد.', 'Sections of which one is visible.'),
  anatomy: [
    { name: 'label', description: createSentence('اسم المجموعة.', 'The name of the group.') },
    {
      name: 'items',
      description: createSentence('علامات التبويب، ولكل منها محتواها.', 'The tabs, each with its content.'),
    },
  ],
  whenToUse: [
    createSentence('لمحتوى متوازٍ يُقرأ كل جزء منه وحده.', 'For parallel content that is read one part at a time.'),
  ],
  whenNotToUse: [
    createSentence('لخطوات متتابعة: `Stepper`.', 'For steps in order: `Stepper`.'),
    createSentence('لأقسام صفحة طويلة: روابط في `SectionNav`.', 'For sections of a long page: links in `SectionNav`.'),
  ],
  pairs: [],
  content: [createSentence('كلمة أو اثنتان لكل علامة تبويب.', 'One or two words for each tab.')],
  keyboard: [
    {
      keys: ['←', '→'],
      description: createSentence(
        'ينتقل بين علامات التبويب، مع اتجاه الصفحة.',
        'Moves between tabs, in the direction of the page.',
      ),
    },
    { keys: ['Home', 'End'], description: createSentence('الأولى والأخيرة.', 'The first and the last tab.') },
    { keys: ['Tab'], description: createSentence('ينتقل إلى المحتوى.', 'Moves to the content.') },
  ],
  screenReader: [createSentence('«الفيديوهات، علامة تبويب، محددة، 1 من 2».', '“Videos, tab, selected, 1 of 2”.')],
  rightToLeft: [
    createSentence(
      'أول علامة تبويب عند بداية السطر، و← ينتقل إلى التالية بالعربية.',
      'The first tab is at the start of the line. In Arabic ← moves to the next one.',
    ),
  ],
  related: [
    {
      part: 'navigation/SectionNav',
      description: createSentence('روابط إلى أقسام الصفحة.', 'Links to the sections of a page.'),
    },
    { part: 'navigation/Disclosure', description: createSentence('قسم يُطوى.', 'A section that collapses.') },
  ],
};
