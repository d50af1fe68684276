import { type PartDocs, sentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: sentence(
    'محتوى يُفتح من زر، وتبقى الصفحة ظاهرة.',
    'Content that opens from a button while the page stays visible.',
  ),
  anatomy: [
    { name: 'trigger', description: sentence('الزر الذي يفتحه.', 'The button that opens it.') },
    { name: 'label', description: sentence('اسم المحتوى.', 'The name of the content.') },
    { name: 'children', description: sentence('المحتوى.', 'The content.') },
  ],
  whenToUse: [sentence('لإشعارات، ولنموذج صغير للتصفية.', 'For notifications, and for a small form with filters.')],
  whenNotToUse: [
    sentence('لإجراءات: `Menu`.', 'For actions: `Menu`.'),
    sentence('لما لا بدّ من إتمامه: `Dialog`.', 'For something that must be completed: `Dialog`.'),
    sentence('لاسم زر: `Tooltip`.', 'For the name of a button: `Tooltip`.'),
  ],
  pairs: [],
  content: [sentence('اسم الزر يقول ما سيظهر: «تصفية».', 'The button says what will appear: “Filter”.')],
  keyboard: [
    {
      keys: ['Enter', 'Space'],
      description: sentence('يفتحه وينقل التركيز إلى داخله.', 'Opens it and moves the focus inside.'),
    },
    { keys: ['Esc'], description: sentence('يغلقه ويعيد التركيز.', 'Closes it and returns the focus.') },
    { keys: ['Tab'], description: sentence('يغلقه عند الخروج منه.', 'Closes it when the focus leaves it.') },
  ],
  screenReader: [
    sentence(
      '«تصفية، زر، مطويّ»، ثم «تصفية الدورات، مربع حوار».',
      '“Filter, button, collapsed”, then “Filter courses, dialog”.',
    ),
  ],
  rightToLeft: [
    sentence(
      'يحاذي بداية الزر أو نهايته، وهما يتبعان الاتجاه.',
      'It is aligned to the start or the end of the button, which follow the direction.',
    ),
  ],
  related: [
    { part: 'actions/Menu', description: sentence('لإجراءات.', 'For actions.') },
    { part: 'overlays/Dialog', description: sentence('لعمل لا بدّ من إتمامه.', 'For a task that must be completed.') },
  ],
};
