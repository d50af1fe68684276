import { type PartDocs, sentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: sentence('اختيار بنعم أو لا، يُحتسب عند الإرسال.', 'A yes-or-no choice that takes effect on submit.'),
  anatomy: [
    { name: 'children', description: sentence('الجملة التي يُوافق عليها.', 'The sentence that people agree to.') },
    { name: 'description', description: sentence('شرح تحت الجملة.', 'An explanation below it.') },
    { name: 'errorMessage', description: sentence('الخطأ تحتها.', 'The error below it.') },
  ],
  whenToUse: [
    sentence(
      'للموافقة، ولاختيار عدة عناصر من قائمة.',
      'To agree to something, and to choose several items from a list.',
    ),
  ],
  whenNotToUse: [
    sentence('لما يسري فورًا: `Switch`.', 'For what takes effect immediately: `Switch`.'),
    sentence('لاختيار واحد من عدة: `RadioGroup`.', 'For one of several: `RadioGroup`.'),
  ],
  pairs: [],
  content: [
    sentence('جملة مثبتة: «أوافق على الشروط». لا نفي فيها.', 'A positive sentence: “I accept the terms”. No negation.'),
  ],
  keyboard: [
    { keys: ['Space'], description: sentence('يغيّر الاختيار.', 'Changes the choice.') },
    { keys: ['Tab'], description: sentence('ينتقل إليه.', 'Moves to it.') },
  ],
  screenReader: [
    sentence('«أوافق على الشروط، مربع اختيار، غير محدد».', '“I accept the terms, checkbox, not checked”.'),
  ],
  rightToLeft: [
    sentence(
      'المربع عند بداية السطر. علامة الصح لا تنعكس.',
      'The box is at the start of the line. The check mark is not mirrored.',
    ),
  ],
  related: [
    { part: 'forms/Switch', description: sentence('لما يسري فورًا.', 'For what takes effect immediately.') },
    { part: 'forms/RadioGroup', description: sentence('لواحد من عدة.', 'For one of several.') },
  ],
};
