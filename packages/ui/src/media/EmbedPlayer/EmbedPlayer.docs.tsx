import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence('مشغّل فيديو من موقع آخر، داخل إطار.', 'The video player of another site, in an iframe.'),
  anatomy: [
    { name: 'src', description: createSentence('عنوان صفحة المشغّل.', 'The address of the player page.') },
    { name: 'title', description: createSentence('اسم الإطار لقارئ الشاشة.', 'The accessible name of the iframe.') },
    {
      name: 'fill',
      description: createSentence(
        'يملأ ارتفاع حاويته بدل نسبة 16:9.',
        'Fills the height of its container instead of 16:9.',
      ),
    },
    {
      name: 'sandbox',
      description: createSentence(
        'ما يُسمح به للمشغّل داخل إطاره. امنح كل موقع ما يحتاج إليه فقط.',
        'What the player may do in its iframe. Give each site only what it needs.',
      ),
    },
    {
      name: 'allow',
      description: createSentence(
        'ميزات المتصفح المتاحة للمشغّل، مثل ملء الشاشة.',
        'Browser features for the player, such as full screen.',
      ),
    },
    {
      name: 'frameRef',
      description: createSentence(
        'الإطار نفسه. بواسطته تقرأ `connectPlayer` موضع المشغّل.',
        'The iframe itself. With it `connectPlayer` reads the position of the player.',
      ),
    },
    {
      name: 'watermark',
      description: createSentence(
        'علامة فوق المشغّل: `Watermark`. لا تظهر عندما يملأ المشغّل الشاشة.',
        'A mark over the player: a `Watermark`. Full screen of the player does not show it.',
      ),
    },
  ],
  whenToUse: [createSentence('لفيديو أو تسجيل يستضيفه موقع آخر.', 'For a video or recording that another site hosts.')],
  whenNotToUse: [
    createSentence('لقائمة فيديوهات: `VideoSwitcher`.', 'For a list of videos: `VideoSwitcher`.'),
    createSentence('لملف PDF: `PdfLink`.', 'For a PDF: `PdfLink`.'),
  ],
  pairs: [],
  content: [
    createSentence(
      'الاسم يسمّي الفيديو: «المعادلات – مشغّل الفيديو»، لا «إطار».',
      'The name says which video: “Equations – video player”, not “frame”.',
    ),
  ],
  keyboard: [
    {
      keys: ['Tab'],
      description: createSentence(
        'يدخل إلى المشغّل. المفاتيح داخله مفاتيح ذلك الموقع.',
        'Enters the player. Its keys are those of that site.',
      ),
    },
  ],
  screenReader: [createSentence('«المعادلات – مشغّل الفيديو، إطار».', '“Equations – video player, frame”.')],
  rightToLeft: [
    createSentence(
      'من اليسار إلى اليمين دائمًا، لأن أدوات المشغّل كذلك.',
      'Always left to right, as the controls of players are.',
    ),
  ],
  related: [
    { part: 'learning/VideoSwitcher', description: createSentence('مشغّل وقائمة.', 'A player and a list.') },
    {
      part: 'media/Watermark',
      description: createSentence('اسم المشاهد فوق الفيديو.', 'The viewer’s name over a video.'),
    },
    { part: 'learning/RecordGroups', description: createSentence('التسجيلات.', 'The recordings.') },
  ],
};
