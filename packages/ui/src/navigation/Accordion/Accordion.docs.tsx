import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence(
    'أقسام في بطاقة واحدة، يُفتح كل منها بالضغط على عنوانه.',
    'Sections in one card, each of which opens when its title is pressed.',
  ),
  anatomy: [
    {
      name: 'items',
      description: createSentence('الأقسام: عنوان ومحتوى لكل منها.', 'The sections: a title and content for each.'),
    },
    {
      name: 'level',
      description: createSentence('مستوى العناوين في الصفحة.', 'The level of the headings on the page.'),
    },
    {
      name: 'allowsMultiple',
      description: createSentence('يسمح بفتح عدة أقسام معًا.', 'Allows several sections to be open.'),
    },
  ],
  whenToUse: [
    createSentence('لأسئلة شائعة يقرأ كل زائر بعضها.', 'For common questions, of which each visitor reads a few.'),
    createSentence('لفصول دورة طويلة.', 'For the chapters of a long course.'),
  ],
  whenNotToUse: [
    createSentence('لقسم واحد: `Disclosure`.', 'For a single section: `Disclosure`.'),
    createSentence('لأجزاء يظهر أحدها دائمًا: `Tabs`.', 'For parts of which one is always shown: `Tabs`.'),
    createSentence('لما لا بدّ من قراءته: عناوين ونص ظاهر.', 'For what everyone must read: headings and visible text.'),
  ],
  pairs: [],
  content: [
    createSentence(
      'العنوان سؤال المستخدم أو اسم القسم.',
      'The title is the question of the user or the name of the section.',
    ),
    createSentence('المحتوى جواب كامل يُفهم وحده.', 'The content is a complete answer that can be read on its own.'),
  ],
  keyboard: [
    { keys: ['Enter', 'Space'], description: createSentence('يفتح القسم أو يطويه.', 'Opens or closes the section.') },
    {
      keys: ['Tab'],
      description: createSentence(
        'ينتقل إلى العنوان التالي أو إلى المحتوى المفتوح.',
        'Moves to the next title or into the open content.',
      ),
    },
  ],
  screenReader: [
    createSentence(
      '«كيف أدفع ثمن الدورة؟، زر، مطويّ، عنوان من المستوى 2».',
      '“How do I pay for a course?, button, collapsed, heading level 2”.',
    ),
  ],
  rightToLeft: [createSentence('السهم عند نهاية السطر.', 'The chevron is at the end of the line.')],
  related: [
    {
      part: 'navigation/Disclosure',
      description: createSentence('قسم واحد يُطوى.', 'A single section that collapses.'),
    },
    { part: 'navigation/Tabs', description: createSentence('أجزاء متوازية.', 'Parallel parts.') },
  ],
};
