import { type PartDocs, sentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: sentence('أقسام يظهر منها واحد.', 'Sections of which one is visible.'),
  anatomy: [
    { name: 'label', description: sentence('اسم المجموعة.', 'The name of the group.') },
    { name: 'items', description: sentence('الألسنة، ولكل منها محتواه.', 'The tabs, each with its content.') },
  ],
  whenToUse: [sentence('لمحتوى متوازٍ يُقرأ كل جزء منه وحده.', 'For parallel content that is read one part at a time.')],
  whenNotToUse: [
    sentence('لخطوات متتابعة: `Steps`.', 'For steps in order: `Steps`.'),
    sentence('لصفحات لها عناوين: روابط في `SectionNav`.', 'For sections of a long page: links in `SectionNav`.'),
  ],
  pairs: [],
  content: [sentence('كلمة أو اثنتان لكل لسان.', 'One or two words for each tab.')],
  keyboard: [
    {
      keys: ['←', '→'],
      description: sentence('ينتقل بين الألسنة، مع اتجاه الصفحة.', 'Moves between tabs, in the direction of the page.'),
    },
    { keys: ['Home', 'End'], description: sentence('الأول والأخير.', 'The first and the last.') },
    { keys: ['Tab'], description: sentence('ينتقل إلى المحتوى.', 'Moves to the content.') },
  ],
  screenReader: [sentence('«الفيديوهات، لسان، محدد، 1 من 2».', '“Videos, tab, selected, 1 of 2”.')],
  rightToLeft: [
    sentence(
      'أول لسان عند بداية السطر، و← ينتقل إلى التالي بالعربية.',
      'The first tab is at the start of the line. In Arabic ← moves to the next one.',
    ),
  ],
  related: [
    {
      part: 'navigation/SectionNav',
      description: sentence('روابط إلى أقسام الصفحة.', 'Links to the sections of a page.'),
    },
    { part: 'navigation/Disclosure', description: sentence('قسم يُطوى.', 'A section that folds.') },
  ],
};
