import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence('عنوان يُفتح تحته محتوى.', 'A heading that opens its content below.'),
  anatomy: [
    { name: 'title', description: createSentence('العنوان، وهو الزر.', 'The heading, which is the button.') },
    { name: 'level', description: createSentence('مستوى العنوان في الصفحة.', 'The level of the heading on the page.') },
    {
      name: 'meta',
      description: createSentence('حقيقة قصيرة، كعدد العناصر.', 'A short fact, such as the number of items.'),
    },
  ],
  whenToUse: [
    createSentence(
      'لأسئلة شائعة، ولأقسام لا يحتاجها الجميع.',
      'For common questions, and for sections that not everyone needs.',
    ),
  ],
  whenNotToUse: [
    createSentence('لما لا بدّ من قراءته.', 'For what everyone must read.'),
    createSentence('لأجزاء متوازية: `Tabs`.', 'For parallel parts: `Tabs`.'),
  ],
  pairs: [],
  content: [createSentence('العنوان يقول ما في الداخل.', 'The title says what is inside.')],
  keyboard: [
    { keys: ['Enter', 'Space'], description: createSentence('يفتح المحتوى أو يطويه.', 'Opens or closes the content.') },
  ],
  screenReader: [
    createSentence(
      '«كيف أشترك؟، زر، مطويّ، عنوان من المستوى 3».',
      '“How do I subscribe?, button, collapsed, heading level 3”.',
    ),
  ],
  rightToLeft: [createSentence('السهم عند نهاية السطر.', 'The chevron is at the end of the line.')],
  related: [
    { part: 'navigation/Tabs', description: createSentence('أجزاء متوازية.', 'Parallel parts.') },
    { part: 'layout/PageSection', description: createSentence('قسم ظاهر.', 'A visible section.') },
  ],
};
