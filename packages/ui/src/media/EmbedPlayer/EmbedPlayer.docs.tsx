import { type PartDocs, sentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: sentence('مشغّل فيديو من موقع آخر، داخل إطار.', 'The video player of another site, in an iframe.'),
  anatomy: [
    { name: 'src', description: sentence('عنوان صفحة المشغّل.', 'The address of the player page.') },
    { name: 'title', description: sentence('اسم الإطار لقارئ الشاشة.', 'The accessible name of the iframe.') },
    {
      name: 'fill',
      description: sentence('يملأ ارتفاع حاويته بدل نسبة 16:9.', 'Fills the height of its container instead of 16:9.'),
    },
  ],
  whenToUse: [sentence('لفيديو أو تسجيل يستضيفه موقع آخر.', 'For a video or recording that another site hosts.')],
  whenNotToUse: [
    sentence('لقائمة فيديوهات: `VideoSwitcher`.', 'For a list of videos: `VideoSwitcher`.'),
    sentence('لملف PDF: `PdfLink`.', 'For a PDF: `PdfLink`.'),
  ],
  pairs: [],
  content: [
    sentence(
      'الاسم يسمّي الفيديو: «المعادلات – مشغّل الفيديو»، لا «إطار».',
      'The name says which video: “Equations – video player”, not “frame”.',
    ),
  ],
  keyboard: [
    {
      keys: ['Tab'],
      description: sentence(
        'يدخل إلى المشغّل. المفاتيح داخله مفاتيح ذلك الموقع.',
        'Enters the player. Its keys are those of that site.',
      ),
    },
  ],
  screenReader: [sentence('«المعادلات – مشغّل الفيديو، إطار».', '“Equations – video player, frame”.')],
  rightToLeft: [
    sentence(
      'من اليسار إلى اليمين دائمًا، لأن أدوات المشغّل كذلك.',
      'Always left to right, as the controls of players are.',
    ),
  ],
  related: [
    { part: 'learning/VideoSwitcher', description: sentence('مشغّل وقائمة.', 'A player and a list.') },
    { part: 'learning/RecordGroups', description: sentence('التسجيلات.', 'The recordings.') },
  ],
};
