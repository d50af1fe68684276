import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence(
    'أول رابط في الصفحة: يتخطى إلى المحتوى. يظهر عند التركيز وحده.',
    'The first link of a page: it skips to the content. Visible only when focused.',
  ),
  anatomy: [
    {
      name: 'targetId',
      description: createSentence('معرّف `main`، وله `tabIndex={-1}`.', 'The id of `main`, which has `tabIndex={-1}`.'),
    },
    { name: 'label', description: createSentence('«تخطَّ إلى المحتوى».', '“Skip to content”.') },
  ],
  whenToUse: [
    createSentence('مرة في كل صفحة، قبل كل شيء في `top`.', 'Once per page, before everything else in `top`.'),
  ],
  whenNotToUse: [createSentence('لروابط داخل الصفحة: `SectionNav`.', 'For links within a page: `SectionNav`.')],
  pairs: [],
  content: [createSentence('فعل ووجهة لا أكثر.', 'A verb and a target, nothing more.')],
  keyboard: [
    { keys: ['Tab'], description: createSentence('أول ضغطة في الصفحة تظهره.', 'The first press on a page shows it.') },
    { keys: ['Enter'], description: createSentence('ينقل التركيز إلى المحتوى.', 'Moves the focus to the content.') },
  ],
  screenReader: [
    createSentence(
      '«تخطَّ إلى المحتوى، رابط»، ثم محتوى الصفحة.',
      '“Skip to content, link”, then the content of the page.',
    ),
  ],
  rightToLeft: [createSentence('يظهر عند بداية السطر.', 'It appears at the start of the line.')],
  related: [
    { part: 'shells/PublicShell', description: createSentence('فيه `mainId`.', 'Has `mainId`.') },
    { part: 'shells/DashboardShell', description: createSentence('فيه `mainId`.', 'Has `mainId`.') },
  ],
};
