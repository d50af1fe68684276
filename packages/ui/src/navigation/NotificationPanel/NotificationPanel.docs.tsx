import { type PartDocs, sentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: sentence(
    'جرس وعليه عدد الجديد، يفتح لوحة الإشعارات.',
    'A bell with the number of new notifications. It opens their panel.',
  ),
  anatomy: [
    {
      name: 'buttonLabel',
      description: sentence(
        'اسم الجرس مع العدد: «الإشعارات، 3 جديدة».',
        'The name of the bell with the number: “Notifications, 3 new”.',
      ),
    },
    {
      name: 'unreadCount',
      description: sentence('العدد على الجرس. الصفر يخفيه.', 'The number on the bell. 0 hides it.'),
    },
    {
      name: 'items',
      description: sentence(
        'الإشعارات، الأحدث أولًا. `undefined` أثناء التحميل.',
        'The notifications, newest first. `undefined` while they load.',
      ),
    },
    { name: 'onMarkAll', description: sentence('تعلّم الكل مقروءًا.', 'Marks all as read.') },
    { name: 'more', description: sentence('زر يحمّل الأقدم.', 'A button that loads older ones.') },
    {
      name: 'error',
      description: sentence('سبب تعذّر التحميل وزر إعادة المحاولة.', 'Why loading failed, and the retry button.'),
    },
  ],
  whenToUse: [
    sentence(
      'في `TopBar` و`DashboardShell`، لما حدث دون أن يفعله المستخدم.',
      'In `TopBar` and `DashboardShell`, for what happened without an action by the user.',
    ),
  ],
  whenNotToUse: [
    sentence('لنتيجة إجراء: إشعار مؤقت (`Toast`).', 'For the result of an action: a toast.'),
    sentence('لقائمة إجراءات: `Menu`.', 'For a list of actions: `Menu`.'),
  ],
  pairs: [],
  content: [
    sentence(
      'كل إشعار جملة تقول ما حدث وأين: «فيديو جديد في دورة الجبر».',
      'Each is a sentence that says what happened and where: “A new video in Algebra”.',
    ),
    sentence('إن زاد العدد على 99 ظهر «99+».', 'A number above 99 is shown as “99+”.'),
  ],
  keyboard: [
    { keys: ['Enter', 'Space'], description: sentence('على الجرس: يفتح اللوحة.', 'On the bell: opens the panel.') },
    {
      keys: ['Tab'],
      description: sentence('ينتقل بين الإشعارات والأزرار.', 'Moves between the notifications and the buttons.'),
    },
    {
      keys: ['Esc'],
      description: sentence('يغلقها ويعيد التركيز إلى الجرس.', 'Closes it and returns the focus to the bell.'),
    },
  ],
  screenReader: [
    sentence(
      '«الإشعارات، 3 جديدة، زر». كل جديد يبدأ بكلمة «جديد».',
      '“Notifications, 3 new, button”. Each unread one begins with “New”.',
    ),
    sentence(
      'حين تصل القائمة يُعلن عدد الإشعارات، وحين يتعذّر التحميل تُعلن الرسالة.',
      'When the list has loaded, the number of notifications is announced. A failure is announced too.',
    ),
  ],
  rightToLeft: [
    sentence(
      'العلامة عند بداية السطر والوقت عند نهايته. العدد من اليسار إلى اليمين.',
      'The mark is at the start of the line, the time at its end. The number is left to right.',
    ),
  ],
  related: [
    { part: 'feedback/Toast', description: sentence('نتيجة إجراء.', 'The result of an action.') },
    { part: 'overlays/Popover', description: sentence('اللوحة.', 'The panel.') },
  ],
};
