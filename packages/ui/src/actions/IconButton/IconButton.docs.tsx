import { IconButton } from './IconButton.tsx';
import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence(
    'زر فيه أيقونة وحدها، واسمه لقارئ الشاشة.',
    'A button that shows only an icon. Its name is for screen readers.',
  ),
  anatomy: [
    {
      name: 'icon',
      description: createSentence(
        'أيقونة يعرفها الجميع: حذف، إغلاق، قائمة.',
        'An icon that everyone knows: delete, close, menu.',
      ),
    },
    {
      name: 'label',
      description: createSentence('الاسم المقروء، وفيه اسم الشيء.', 'The accessible name, with the name of the object.'),
    },
  ],
  whenToUse: [
    createSentence(
      'حيث يتكرر الإجراء في كل صف ولا مكان لتسمية.',
      'Where an action repeats in every row and there is no room for a label.',
    ),
    createSentence(
      'لأدوات الرأس: القائمة، الإشعارات، الوضع الداكن.',
      'For tools in the header: menu, notifications, dark theme.',
    ),
  ],
  whenNotToUse: [
    createSentence('إن وُجد مكان لتسمية: `Button` بأيقونة.', 'If a label fits: a `Button` with an icon.'),
    createSentence('لأيقونة لا يتفق الناس على معناها.', 'For an icon whose meaning people do not agree on.'),
  ],
  pairs: [
    {
      title: createSentence('اسم الصف في الاسم', 'The name of the row in the label'),
      description: createSentence(
        'أزرار بالاسم نفسه لا يميّزها قارئ الشاشة.',
        'A screen reader cannot tell buttons with the same name apart.',
      ),
      right: (say) => <IconButton icon="trash" label={say('حذف دورة الجبر', 'Delete the Algebra course')} />,
      wrong: (say) => <IconButton icon="trash" label={say('حذف', 'Delete')} />,
    },
  ],
  content: [
    createSentence(
      'سمِّ الإجراء والشيء: «حذف دورة الجبر».',
      'Name the action and the object: “Delete the Algebra course”.',
    ),
  ],
  keyboard: [{ keys: ['Enter', 'Space'], description: createSentence('يضغط الزر.', 'Presses it.') }],
  screenReader: [createSentence('«حذف دورة الجبر، زر».', '“Delete the Algebra course, button”.')],
  rightToLeft: [
    createSentence(
      'الأيقونة تنعكس إن كان لها اتجاه، كالسهم.',
      'The icon is mirrored if it has a direction, such as an arrow.',
    ),
  ],
  related: [
    {
      part: 'overlays/Tooltip',
      description: createSentence('يُظهر الاسم عند المرور والتركيز.', 'Shows the name on hover and focus.'),
    },
    { part: 'actions/Menu', description: createSentence('حين تزيد الإجراءات على اثنين.', 'For more than two actions.') },
  ],
};
