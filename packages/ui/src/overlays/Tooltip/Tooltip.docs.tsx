import { type PartDocs, sentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: sentence('اسم زر الأيقونة، عند المرور والتركيز.', 'The name of an icon button, on hover and focus.'),
  anatomy: [
    { name: 'children', description: sentence('الزر.', 'The button.') },
    { name: 'text', description: sentence('الاسم.', 'The name.') },
  ],
  whenToUse: [sentence('لزر أيقونة قد لا يُعرف معناه.', 'For an icon button whose meaning may be unknown.')],
  whenNotToUse: [
    sentence('لمعلومة لا بدّ منها: الهاتف لا يعرضها.', 'For necessary information: phones do not show it.'),
    sentence('لنص طويل أو رابط: `Popover`.', 'For a long text or a link: `Popover`.'),
  ],
  pairs: [],
  content: [sentence('كلمتان إلى أربع، كاسم الزر.', 'Two to four words, like the name of the button.')],
  keyboard: [
    { keys: ['Tab'], description: sentence('يُظهره مع التركيز.', 'Shows it with the focus.') },
    { keys: ['Esc'], description: sentence('يخفيه.', 'Hides it.') },
  ],
  screenReader: [sentence('الاسم يُقرأ من `label` الزر.', 'The name is read from the `label` of the button.')],
  rightToLeft: [
    sentence(
      'فوق الزر أو تحته، ويبقى داخل الشاشة في الاتجاهين.',
      'Above or below the button, inside the window in both directions.',
    ),
  ],
  related: [
    { part: 'overlays/Popover', description: sentence('محتوى يُتفاعل معه.', 'Content to interact with.') },
    { part: 'actions/IconButton', description: sentence('الزر.', 'The button.') },
  ],
};
