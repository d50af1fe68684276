import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence('اسم زر الأيقونة، عند المرور والتركيز.', 'The name of an icon button, on hover and focus.'),
  anatomy: [
    { name: 'children', description: createSentence('الزر.', 'The button.') },
    { name: 'text', description: createSentence('الاسم.', 'The name.') },
  ],
  whenToUse: [createSentence('لزر أيقونة قد لا يُعرف معناه.', 'For an icon button whose meaning may be unknown.')],
  whenNotToUse: [
    createSentence('لمعلومة لا بدّ منها: الهاتف لا يعرضها.', 'For necessary information: phones do not show it.'),
    createSentence('لنص طويل أو رابط: `Popover`.', 'For a long text or a link: `Popover`.'),
  ],
  pairs: [],
  content: [createSentence('كلمتان إلى أربع، كاسم الزر.', 'Two to four words, like the name of the button.')],
  keyboard: [
    { keys: ['Tab'], description: createSentence('يُظهره مع التركيز.', 'Shows it with the focus.') },
    { keys: ['Esc'], description: createSentence('يخفيه.', 'Hides it.') },
  ],
  screenReader: [createSentence('الاسم يُقرأ من `label` الزر.', 'The name is read from the `label` of the button.')],
  rightToLeft: [
    createSentence(
      'فوق الزر أو تحته، ويبقى داخل الشاشة في الاتجاهين.',
      'Above or below the button, inside the window in both directions.',
    ),
  ],
  related: [
    { part: 'overlays/Popover', description: createSentence('محتوى يُتفاعل معه.', 'Content to interact with.') },
    { part: 'actions/IconButton', description: createSentence('الزر.', 'The button.') },
  ],
};
