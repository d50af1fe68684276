import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence(
    'محتوى يُفتح من زر، وتبقى الصفحة ظاهرة.',
    'Content that opens from a button while the page stays visible.',
  ),
  anatomy: [
    { name: 'trigger', description: createSentence('الزر الذي يفتحه.', 'The button that opens it.') },
    { name: 'label', description: createSentence('اسم المحتوى.', 'The name of the content.') },
    { name: 'children', description: createSentence('المحتوى.', 'The content.') },
  ],
  whenToUse: [
    createSentence('لإشعارات، ولنموذج صغير للتصفية.', 'For notifications, and for a small form with filters.'),
  ],
  whenNotToUse: [
    createSentence('لإجراءات: `Menu`.', 'For actions: `Menu`.'),
    createSentence('لما لا بدّ من إتمامه: `Dialog`.', 'For something that must be completed: `Dialog`.'),
    createSentence('لاسم زر: `Tooltip`.', 'For the name of a button: `Tooltip`.'),
  ],
  pairs: [],
  content: [createSentence('اسم الزر يقول ما سيظهر: «تصفية».', 'The button says what will appear: “Filter”.')],
  keyboard: [
    {
      keys: ['Enter', 'Space'],
      description: createSentence('يفتحه وينقل التركيز إلى داخله.', 'Opens it and moves the focus inside.'),
    },
    { keys: ['Esc'], description: createSentence('يغلقه ويعيد التركيز.', 'Closes it and returns the focus.') },
    { keys: ['Tab'], description: createSentence('يغلقه عند الخروج منه.', 'Closes it when the focus leaves it.') },
  ],
  screenReader: [
    createSentence(
      '«تصفية، زر، مطويّ»، ثم «تصفية الدورات، مربع حوار».',
      '“Filter, button, collapsed”, then “Filter courses, dialog”.',
    ),
  ],
  rightToLeft: [
    createSentence(
      'يحاذي بداية الزر أو نهايته، وهما يتبعان الاتجاه.',
      'It is aligned to the start or the end of the button, which follow the direction.',
    ),
  ],
  related: [
    { part: 'actions/Menu', description: createSentence('لإجراءات.', 'For actions.') },
    {
      part: 'overlays/Dialog',
      description: createSentence('لعمل لا بدّ من إتمامه.', 'For a task that must be completed.'),
    },
  ],
};
