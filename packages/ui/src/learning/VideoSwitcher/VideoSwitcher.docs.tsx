import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence('مشغّل وبجواره قائمة فيديوهات الدورة.', 'A player beside the list of videos of a course.'),
  anatomy: [
    {
      name: 'items',
      description: createSentence(
        'الفيديوهات بترتيبها: مجاني أو مقفل أو تمت مشاهدته.',
        'The videos in their order: free, locked or watched.',
      ),
    },
    { name: 'currentId', description: createSentence('الفيديو المختار، أو `null`.', 'The chosen video, or `null`.') },
    {
      name: 'onSelect',
      description: createSentence(
        'تُستدعى بالفيديو. الصفحة تطلب عنوانه.',
        'Called with the video. The page requests its address.',
      ),
    },
    {
      name: 'player',
      description: createSentence(
        'المشغّل، و`null` قبل الاختيار وأثناء التحميل.',
        'The player; `null` before a choice and while it loads.',
      ),
    },
    { name: 'cover', description: createSentence('ما يظهر قبل أول فيديو.', 'What is shown before the first video.') },
    {
      name: 'notice',
      description: createSentence(
        'رسالة تحت العنوان: لماذا لم يُفتح.',
        'A message below the title: why it did not open.',
      ),
    },
    {
      name: 'reservesNoticeSpace',
      description: createSentence(
        'تُبقي مكان الرسالة حين تأتي بعد التحميل، فلا تتحرك القائمة تحتها.',
        'Keeps the space of a notice that comes after loading, so that the list below does not move.',
      ),
    },
    {
      name: 'overlay',
      description: createSentence('رسالة فوق الصورة: `PlayerNotice`.', 'A message over the picture: a `PlayerNotice`.'),
    },
    { name: 'onLocked', description: createSentence('تُستدعى لفيديو مقفل.', 'Called for a locked video.') },
    {
      name: 'renderList',
      description: createSentence(
        'محتوى الدورة بدل قائمة الفيديوهات: `CourseOutline`.',
        'The content of the course in place of the list of videos: a `CourseOutline`.',
      ),
    },
  ],
  whenToUse: [createSentence('لدورة من فيديوهات تُشاهد بالترتيب.', 'For a course of videos that are watched in order.')],
  whenNotToUse: [
    createSentence('لفيديو واحد: `EmbedPlayer`.', 'For one video: `EmbedPlayer`.'),
    createSentence('لتسجيلات في مجموعات: `RecordGroups`.', 'For recordings in groups: `RecordGroups`.'),
  ],
  pairs: [],
  content: [
    createSentence(
      'العنوان اسم الدرس بلا رقم: القائمة ترقّمه.',
      'The title is the name of the lesson without a number: the list adds the number.',
    ),
    createSentence('القفل يقول لمن الفيديو: «للمشتركين».', 'A lock says who can watch: “For subscribers”.'),
  ],
  keyboard: [
    {
      keys: ['Tab'],
      description: createSentence('المشغّل، ثم القائمة، ثم كل فيديو.', 'The player, the list, then each video.'),
    },
    {
      keys: ['Enter', 'Space'],
      description: createSentence('يشغّل الفيديو، أو يشرح القفل.', 'Plays the video, or explains the lock.'),
    },
    {
      keys: ['↑', '↓'],
      description: createSentence('يمرّر القائمة وعليها التركيز.', 'Scrolls the list while it has the focus.'),
    },
  ],
  screenReader: [
    createSentence(
      'بعد الاختيار ينتقل التركيز إلى عنوان الفيديو، ويُعلن ما يُعرض الآن.',
      'After a choice the focus moves to the title of the video, and what plays now is announced.',
    ),
    createSentence('المشغّل يحمل اسم الفيديو.', 'The player has the name of the video.'),
  ],
  rightToLeft: [
    createSentence(
      'القائمة عند نهاية السطر على الشاشة العريضة. أيقونة التشغيل لا تنعكس.',
      'On a wide screen the list is at the end of the line. The play icon is not mirrored.',
    ),
    createSentence('أدوات المشغّل من اليسار إلى اليمين.', 'The controls of the player are left to right.'),
  ],
  related: [
    { part: 'media/EmbedPlayer', description: createSentence('المشغّل.', 'The player.') },
    { part: 'media/Cover', description: createSentence('الغلاف قبل التشغيل.', 'The cover before playing.') },
    { part: 'learning/PlayerNotice', description: createSentence('رسالة فوق الصورة.', 'A message over the picture.') },
    { part: 'learning/RecordGroups', description: createSentence('التسجيلات.', 'The recordings.') },
    { part: 'learning/CourseOutline', description: createSentence('الوحدات.', 'The units.') },
  ],
};
