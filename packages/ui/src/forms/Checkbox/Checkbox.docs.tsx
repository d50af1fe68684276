import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence('اختيار بنعم أو لا، يُحتسب عند الإرسال.', 'A yes-or-no choice that takes effect on submit.'),
  anatomy: [
    { name: 'children', description: createSentence('الجملة التي يُوافق عليها.', 'The sentence that people agree to.') },
    { name: 'description', description: createSentence('شرح تحت الجملة.', 'An explanation below it.') },
    { name: 'errorMessage', description: createSentence('الخطأ تحتها.', 'The error below it.') },
  ],
  whenToUse: [
    createSentence(
      'للموافقة، ولاختيار عدة عناصر من قائمة.',
      'To agree to something, and to choose several items from a list.',
    ),
  ],
  whenNotToUse: [
    createSentence('لما يسري فورًا: `Switch`.', 'For what takes effect immediately: `Switch`.'),
    createSentence('لاختيار واحد من عدة: `RadioGroup`.', 'For one of several: `RadioGroup`.'),
  ],
  pairs: [],
  content: [
    createSentence(
      'جملة مثبتة: «أوافق على الشروط». لا نفي فيها.',
      'A positive sentence: “I accept the terms”. No negation.',
    ),
  ],
  keyboard: [
    { keys: ['Space'], description: createSentence('يغيّر الاختيار.', 'Changes the choice.') },
    { keys: ['Tab'], description: createSentence('ينتقل إليه.', 'Moves to it.') },
  ],
  screenReader: [
    createSentence('«أوافق على الشروط، مربع اختيار، غير محدد».', '“I accept the terms, checkbox, not checked”.'),
  ],
  rightToLeft: [
    createSentence(
      'المربع عند بداية السطر. علامة الصح لا تنعكس.',
      'The box is at the start of the line. The check mark is not mirrored.',
    ),
  ],
  related: [
    { part: 'forms/Switch', description: createSentence('لما يسري فورًا.', 'For what takes effect immediately.') },
    { part: 'forms/RadioGroup', description: createSentence('لواحد من عدة.', 'For one of several.') },
  ],
};
