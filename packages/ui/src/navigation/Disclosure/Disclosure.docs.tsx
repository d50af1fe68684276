import { type PartDocs, sentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: sentence('عنوان يُفتح تحته محتوى.', 'A heading that opens its content below.'),
  anatomy: [
    { name: 'title', description: sentence('العنوان، وهو الزر.', 'The heading, which is the button.') },
    { name: 'level', description: sentence('مستوى العنوان في الصفحة.', 'The level of the heading on the page.') },
    { name: 'meta', description: sentence('حقيقة قصيرة، كعدد العناصر.', 'A short fact, such as the number of items.') },
  ],
  whenToUse: [
    sentence(
      'لأسئلة شائعة، ولأقسام لا يحتاجها الجميع.',
      'For common questions, and for sections that not everyone needs.',
    ),
  ],
  whenNotToUse: [
    sentence('لما لا بدّ من قراءته.', 'For what everyone must read.'),
    sentence('لأجزاء متوازية: `Tabs`.', 'For parallel parts: `Tabs`.'),
  ],
  pairs: [],
  content: [sentence('العنوان يقول ما في الداخل.', 'The title says what is inside.')],
  keyboard: [
    { keys: ['Enter', 'Space'], description: sentence('يفتح المحتوى أو يطويه.', 'Opens or closes the content.') },
  ],
  screenReader: [
    sentence(
      '«كيف أشترك؟، زر، مطويّ، عنوان من المستوى 3».',
      '“How do I subscribe?, button, collapsed, heading level 3”.',
    ),
  ],
  rightToLeft: [sentence('السهم عند نهاية السطر.', 'The chevron is at the end of the line.')],
  related: [
    { part: 'navigation/Tabs', description: sentence('أجزاء متوازية.', 'Parallel parts.') },
    { part: 'layout/PageSection', description: sentence('قسم ظاهر.', 'A visible section.') },
  ],
};
