import { type PartDocs, sentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: sentence('أقسام يظهر منها واحد.', 'Sections of which one is visible.'),
  anatomy: [
    { name: 'label', description: sentence('اسم المجموعة.', 'The name of the group.') },
    { name: 'items', description: sentence('علامات التبويب، ولكل منها محتواها.', 'The tabs, each with its content.') },
  ],
  whenToUse: [sentence('لمحتوى متوازٍ يُقرأ كل جزء منه وحده.', 'For parallel content that is read one part at a time.')],
  whenNotToUse: [
    sentence('لخطوات متتابعة: `Stepper`.', 'For steps in order: `Stepper`.'),
    sentence('لأقسام صفحة طويلة: روابط في `SectionNav`.', 'For sections of a long page: links in `SectionNav`.'),
  ],
  pairs: [],
  content: [sentence('كلمة أو اثنتان لكل علامة تبويب.', 'One or two words for each tab.')],
  keyboard: [
    {
      keys: ['←', '→'],
      description: sentence(
        'ينتقل بين علامات التبويب، مع اتجاه الصفحة.',
        'Moves between tabs, in the direction of the page.',
      ),
    },
    { keys: ['Home', 'End'], description: sentence('الأولى والأخيرة.', 'The first and the last tab.') },
    { keys: ['Tab'], description: sentence('ينتقل إلى المحتوى.', 'Moves to the content.') },
  ],
  screenReader: [sentence('«الفيديوهات، علامة تبويب، محددة، 1 من 2».', '“Videos, tab, selected, 1 of 2”.')],
  rightToLeft: [
    sentence(
      'أول علامة تبويب عند بداية السطر، و← ينتقل إلى التالية بالعربية.',
      'The first tab is at the start of the line. In Arabic ← moves to the next one.',
    ),
  ],
  related: [
    {
      part: 'navigation/SectionNav',
      description: sentence('روابط إلى أقسام الصفحة.', 'Links to the sections of a page.'),
    },
    { part: 'navigation/Disclosure', description: sentence('قسم يُطوى.', 'A section that collapses.') },
  ],
};
