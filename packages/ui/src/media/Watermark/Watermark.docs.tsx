import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence(
    'نص باهت فوق الفيديو يُظهر من يشاهده، وينتقل كل 25 ثانية إلى موضع آخر.',
    'A faint text over a video that says who watches it. Every 25 seconds it moves to another position.',
  ),
  anatomy: [
    {
      name: 'name',
      description: createSentence('اسم المشاهد. يُختصر إذا طال.', 'The name of the viewer. A long one is cut.'),
    },
    {
      name: 'identifier',
      description: createSentence(
        'يميّز بين اسمين متطابقين، كآخر أرقام الهاتف. لا يُختصر.',
        'Tells apart two viewers with the same name, such as the end of a phone number. Never cut.',
      ),
    },
  ],
  whenToUse: [
    createSentence(
      'لفيديو مدفوع، داخل `watermark` في `MediaPlayer` أو `EmbedPlayer`.',
      'For a paid video, as `watermark` of `MediaPlayer` or `EmbedPlayer`.',
    ),
  ],
  whenNotToUse: [
    createSentence('للفيديو المجاني: لا داعي لإزعاج المشاهد.', 'For a free video: there is nothing to protect.'),
    createSentence(
      'بديلًا عن الحماية: من يصوّر الشاشة يستطيع إخفاءها.',
      'As protection: someone with a screen recorder can remove it.',
    ),
  ],
  pairs: [],
  content: [
    createSentence(
      'لا تعرض الرقم كاملًا ولا البريد: قد يظهران في صورة يشاركها الطالب.',
      'Show no full phone number and no email: a student may share a screenshot.',
    ),
  ],
  keyboard: [],
  screenReader: [createSentence('مخفية عن قارئ الشاشة.', 'Hidden from screen readers.')],
  rightToLeft: [
    createSentence(
      'مواضعها تتبع اتجاه المشغّل، واتجاه الاسم يتبع حروفه.',
      'Its positions follow the direction of the player. The name has the direction of its letters.',
    ),
  ],
  related: [
    { part: 'media/MediaPlayer', description: createSentence('مشغّل ملفاتك.', 'The player of your own files.') },
    { part: 'media/EmbedPlayer', description: createSentence('مشغّل موقع آخر.', 'The player of another site.') },
  ],
};
