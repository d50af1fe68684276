import { type PartDocs, sentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: sentence('شكل المحتوى حتى يصل.', 'The shape of content until it arrives.'),
  anatomy: [
    {
      name: 'shape',
      description: sentence(
        'سطر نص أو كتلة أو دائرة، كالمحتوى.',
        'A line of text, a block or a circle, like the content.',
      ),
    },
    { name: 'width', description: sentence('عرض السطر.', 'The width of the line.') },
  ],
  whenToUse: [sentence('لما يُعرف شكله قبل أن يصل.', 'For content whose shape is known before it arrives.')],
  whenNotToUse: [
    sentence('لإجراء جارٍ: `isPending` في الزر.', 'For an action that is running: `isPending` of the button.'),
    sentence('لما لا يُعرف شكله: `Spinner`.', 'If the shape is unknown: `Spinner`.'),
  ],
  pairs: [],
  content: [
    sentence('لا نص له. المنطقة حوله تحمل `aria-busy`.', 'It has no text. The region around it has `aria-busy`.'),
  ],
  keyboard: [],
  screenReader: [sentence('لا يُقرأ.', 'It is not read.')],
  rightToLeft: [
    sentence(
      'السطور تبدأ من بداية السطر، واللمعان يتحرك نحو نهايته.',
      'Lines begin at the start of the line. The shimmer moves towards the end.',
    ),
  ],
  related: [
    { part: 'feedback/Spinner', description: sentence('لما لا يُعرف شكله.', 'If the shape is unknown.') },
    { part: 'feedback/EmptyState', description: sentence('إن لم يصل شيء.', 'If nothing arrives.') },
  ],
};
