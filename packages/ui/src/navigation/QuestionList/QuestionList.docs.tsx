import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence('أسئلة تُفتح تحتها أجوبتها.', 'Questions that open their answers.'),
  anatomy: [
    { name: 'question', description: createSentence('السؤال، ويُفتح بالضغط.', 'The question. Pressing it opens.') },
    { name: 'answer', description: createSentence('الجواب.', 'The answer.') },
    { name: 'level', description: createSentence('مستوى العناوين في الصفحة.', 'The level of the headings.') },
  ],
  whenToUse: [
    createSentence(
      'لأسئلة شائعة يجب أن تُقرأ أجوبتها دون نصوص برمجية.',
      'For common questions whose answers must be readable without scripts.',
    ),
  ],
  whenNotToUse: [
    createSentence('لقسم واحد له عدد: `Disclosure`.', 'For one section with a count: `Disclosure`.'),
    createSentence('لأقسام لا يُفتح منها إلا واحد: `Accordion`.', 'For sections of which one is open: `Accordion`.'),
  ],
  pairs: [],
  content: [createSentence('السؤال بكلمات من يسأله.', 'The question is in the words of who asks it.')],
  keyboard: [
    { keys: ['Enter', 'Space'], description: createSentence('يفتح الجواب أو يطويه.', 'Opens or closes the answer.') },
  ],
  screenReader: [createSentence('«كيف أدفع؟، مثلث كشف، مطويّ».', '“How do I pay?, disclosure triangle, collapsed”.')],
  rightToLeft: [createSentence('السهم عند نهاية السطر.', 'The chevron is at the end of the line.')],
  related: [
    { part: 'navigation/Disclosure', description: createSentence('قسم واحد.', 'One section.') },
    { part: 'navigation/Accordion', description: createSentence('أقسام في بطاقة.', 'Sections in a card.') },
  ],
};
