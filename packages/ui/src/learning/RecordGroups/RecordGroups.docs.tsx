import { type PartDocs, sentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: sentence(
    'تسجيلات الدورة في مجموعات تُطوى: السنتر، المنزل، المراجعة.',
    'The recordings of a course in groups that collapse: centre, home, revision.',
  ),
  anatomy: [
    {
      name: 'groups',
      description: sentence('المجموعات: اسم وعدد وتسجيلات.', 'The groups: a title, a count and recordings.'),
    },
    { name: 'currentId', description: sentence('التسجيل الذي يُعرض الآن.', 'The recording that is playing.') },
    {
      name: 'player',
      description: sentence('المشغّل، ويظهر تحت صف التسجيل.', 'The player, shown below the row of the recording.'),
    },
    { name: 'onPlay', description: sentence('تُستدعى للصوت والفيديو.', 'Called for audio and video.') },
    {
      name: 'fetchUrl',
      description: sentence('تطلب عنوان الملف بعد الضغط.', 'Requests the address of a document when it is pressed.'),
    },
    {
      name: 'onLocked',
      description: sentence('تُستدعى عند ضغط تسجيل مقفل.', 'Called when a locked recording is pressed.'),
    },
  ],
  whenToUse: [
    sentence('لتسجيلات صوتية أو مرئية ومعها أوراقها.', 'For audio and video recordings together with their documents.'),
  ],
  whenNotToUse: [
    sentence('لفيديوهات الدورة: `VideoSwitcher`.', 'For the videos of a course: `VideoSwitcher`.'),
    sentence('لملفات وحدها: `FileList`.', 'For documents only: `FileList`.'),
    sentence('لأقسام بلا تسجيلات: `Accordion`.', 'For sections without recordings: `Accordion`.'),
  ],
  pairs: [],
  content: [
    sentence('العدد عبارة تامة: «تسجيلان»، لا «2».', 'The count is a phrase: “2 recordings”, not “2”.'),
    sentence('المجموعة الخالية تقول ذلك في العدد، ولا تُفتح.', 'An empty group says so in its count and does not open.'),
  ],
  keyboard: [
    {
      keys: ['Tab'],
      description: sentence(
        'ينتقل بين المجموعات، وتسجيلات المفتوحة منها.',
        'Moves between the groups and the recordings of open ones.',
      ),
    },
    {
      keys: ['Enter', 'Space'],
      description: sentence(
        'يفتح المجموعة أو يطويها، ويشغّل التسجيل.',
        'Opens or collapses a group; plays a recording.',
      ),
    },
  ],
  screenReader: [
    sentence('«المراجعة، تسجيلان، عنوان، زر، مطويّ».', '“Revision, 2 recordings, heading, button, collapsed”.'),
    sentence(
      'التسجيل الذي يُعرض يقول: «يُعرض الآن»، وهو العنصر الحالي.',
      'The recording that plays says “Now playing” and is the current item.',
    ),
  ],
  rightToLeft: [
    sentence(
      'سهم المجموعة عند نهاية السطر. أيقونة التشغيل لا تنعكس.',
      'The chevron of a group is at the end of the line. The play icon is not mirrored.',
    ),
  ],
  related: [
    { part: 'learning/VideoSwitcher', description: sentence('الفيديوهات.', 'The videos.') },
    { part: 'learning/FileList', description: sentence('الملفات.', 'The files.') },
    { part: 'media/EmbedPlayer', description: sentence('مشغّل من موقع آخر.', 'A player from another site.') },
  ],
};
