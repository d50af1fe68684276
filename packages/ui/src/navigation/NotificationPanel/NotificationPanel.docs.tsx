import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence(
    'جرس وعليه عدد الجديد، يفتح لوحة الإشعارات.',
    'A bell with the number of new notifications. It opens their panel.',
  ),
  anatomy: [
    {
      name: 'buttonLabel',
      description: createSentence(
        'اسم الجرس مع العدد: «الإشعارات، 3 جديدة».',
        'The name of the bell with the number: “Notifications, 3 new”.',
      ),
    },
    {
      name: 'unreadCount',
      description: createSentence('العدد على الجرس. الصفر يخفيه.', 'The number on the bell. 0 hides it.'),
    },
    {
      name: 'items',
      description: createSentence(
        'الإشعارات، الأحدث أولًا. `undefined` أثناء التحميل.',
        'The notifications, newest first. `undefined` while they load.',
      ),
    },
    { name: 'onMarkAll', description: createSentence('تعلّم الكل مقروءًا.', 'Marks all as read.') },
    { name: 'more', description: createSentence('زر يحمّل الأقدم.', 'A button that loads older ones.') },
    {
      name: 'error',
      description: createSentence('سبب تعذّر التحميل وزر إعادة المحاولة.', 'Why loading failed, and the retry button.'),
    },
  ],
  whenToUse: [
    createSentence(
      'في `TopBar` و`DashboardShell`، لما حدث دون أن يفعله المستخدم.',
      'In `TopBar` and `DashboardShell`, for what happened without an action by the user.',
    ),
  ],
  whenNotToUse: [
    createSentence('لنتيجة إجراء: إشعار مؤقت (`Toast`).', 'For the result of an action: a toast.'),
    createSentence('لقائمة إجراءات: `Menu`.', 'For a list of actions: `Menu`.'),
  ],
  pairs: [],
  content: [
    createSentence(
      'كل إشعار جملة تقول ما حدث وأين: «فيديو جديد في دورة الجبر».',
      'Each is a sentence that says what happened and where: “A new video in Algebra”.',
    ),
    createSentence('إن زاد العدد على 99 ظهر «99+».', 'A number above 99 is shown as “99+”.'),
  ],
  keyboard: [
    {
      keys: ['Enter', 'Space'],
      description: createSentence('على الجرس: يفتح اللوحة.', 'On the bell: opens the panel.'),
    },
    {
      keys: ['Tab'],
      description: createSentence('ينتقل بين الإشعارات والأزرار.', 'Moves between the notifications and the buttons.'),
    },
    {
      keys: ['Esc'],
      description: createSentence('يغلقها ويعيد التركيز إلى الجرس.', 'Closes it and returns the focus to the bell.'),
    },
  ],
  screenReader: [
    createSentence(
      '«الإشعارات، 3 جديدة، زر». كل جديد يبدأ بكلمة «جديد».',
      '“Notifications, 3 new, button”. Each unread one begins with “New”.',
    ),
    createSentence(
      'حين تصل القائمة يُعلن عدد الإشعارات، وحين يتعذّر التحميل تُعلن الرسالة.',
      'When the list has loaded, the number of notifications is announced. A failure is announced too.',
    ),
  ],
  rightToLeft: [
    createSentence(
      'العلامة عند بداية السطر والوقت عند نهايته. العدد من اليسار إلى اليمين.',
      'The mark is at the start of the line, the time at its end. The number is left to right.',
    ),
  ],
  related: [
    { part: 'feedback/Toast', description: createSentence('نتيجة إجراء.', 'The result of an action.') },
    { part: 'overlays/Popover', description: createSentence('اللوحة.', 'The panel.') },
  ],
};
