import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence(
    'مشغّل لفيديو أو صوت على خادمك، بالأزرار نفسها في كل متصفح.',
    'A player for video or audio on your own server, with the same controls in every browser.',
  ),
  anatomy: [
    {
      name: 'label',
      description: createSentence('اسم التسجيل، وهو اسم المشغّل.', 'The name of the recording, which names the player.'),
    },
    { name: 'labels', description: createSentence('نصوص الأزرار والقوائم.', 'The texts of the buttons and menus.') },
    { name: 'poster', description: createSentence('صورة قبل التشغيل.', 'A picture before it plays.') },
    {
      name: 'captions',
      description: createSentence('ملفات الترجمة النصية، بصيغة WebVTT.', 'The captions, as WebVTT files.'),
    },
    {
      name: 'chapters',
      description: createSentence(
        'الفصول على شريط الزمن، ولها قائمة.',
        'The chapters on the time slider, with a menu.',
      ),
    },
    {
      name: 'watermark',
      description: createSentence(
        'علامة فوق الصورة، كاسم المشاهد.',
        'A mark over the picture, such as the viewer’s name.',
      ),
    },
  ],
  whenToUse: [
    createSentence('لتسجيل محاضرة، فيديو أو صوتًا أو HLS.', 'For the recording of a lecture: video, audio or HLS.'),
    createSentence(
      'للمتابعة من حيث توقف الطالب: `startPosition` و`onPositionChange`.',
      'To continue where the student stopped: `startPosition` and `onPositionChange`.',
    ),
  ],
  whenNotToUse: [
    createSentence('لمشغّل موقع آخر: `EmbedPlayer`.', 'For the player of another site: `EmbedPlayer`.'),
    createSentence('لقائمة فيديوهات: `VideoSwitcher`.', 'For a list of videos: `VideoSwitcher`.'),
  ],
  pairs: [],
  content: [
    createSentence(
      'الاسم يميّز التسجيل: «المراجعة النهائية – مشغّل التسجيل».',
      'The name tells recordings apart: “Final revision – recording”.',
    ),
    createSentence(
      'عنوان الفصل كلمتان أو ثلاث: «مسائل محلولة».',
      'The title of a chapter has two or three words: “Solved problems”.',
    ),
    createSentence('وفّر ترجمة نصية لكل فيديو فيه كلام.', 'Provide captions for every video with speech.'),
  ],
  keyboard: [
    { keys: ['Space', 'K'], description: createSentence('يشغّل أو يوقف مؤقتًا.', 'Plays or pauses.') },
    { keys: ['J', 'L'], description: createSentence('10 ثوانٍ إلى الخلف وإلى الأمام.', '10 seconds back and forward.') },
    {
      keys: ['←', '→'],
      description: createSentence(
        '5 ثوانٍ إلى الخلف وإلى الأمام، في كل لغة.',
        '5 seconds back and forward, in every language.',
      ),
    },
    { keys: ['↑', '↓'], description: createSentence('يرفع الصوت ويخفضه.', 'Turns the volume up and down.') },
    {
      keys: ['0–9', '٠–٩'],
      description: createSentence('ينتقل إلى ذلك العُشر من التسجيل.', 'Jumps to that tenth of the recording.'),
    },
    {
      keys: ['M', 'C', 'F'],
      description: createSentence('الكتم، والترجمة، وملء الشاشة.', 'Mute, captions, full screen.'),
    },
    { keys: ['<', '>'], description: createSentence('يبطئ ويسرّع.', 'Slower and faster.') },
  ],
  screenReader: [
    createSentence('منطقة باسم التسجيل.', 'A region with the name of the recording.'),
    createSentence(
      'شريط الزمن يقول موضعه بالكلام: «12 دقيقة و5 ثوانٍ من 48 دقيقة».',
      'The time slider says its position in words: “12 minutes 5 seconds of 48 minutes”.',
    ),
    createSentence('ما غيّره مفتاح يُعلَن: «كُتم الصوت».', 'What a key changes is announced: “Muted”.'),
  ],
  rightToLeft: [
    createSentence(
      'المشغّل من اليسار إلى اليمين في كل لغة، كسائر المشغّلات.',
      'The player runs left to right in every language, as other players do.',
    ),
    createSentence(
      'القوائم والترجمة والعناوين تتبع اتجاه نصها.',
      'Menus, captions and titles follow the direction of their text.',
    ),
  ],
  related: [
    { part: 'media/EmbedPlayer', description: createSentence('لمشغّل موقع آخر.', 'For the player of another site.') },
    { part: 'learning/VideoSwitcher', description: createSentence('لقائمة فيديوهات.', 'For a list of videos.') },
  ],
};
