import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence(
    'اسم المنتج مرسومًا، ونقطة الفاء نجمة.',
    'The name of the product as a drawing, with a star as the dot of a letter.',
  ),
  anatomy: [
    {
      name: 'variant',
      description: createSentence(
        'الكلمة، أو العلامة للأماكن المربعة، أو كلاهما.',
        'The word, the mark for square places, or both.',
      ),
    },
    {
      name: 'script',
      description: createSentence(
        'لغة الكلمة، وهي لغة الصفحة إن لم تُذكر.',
        'The script of the word; by default the language of the page.',
      ),
    },
    { name: 'size', description: createSentence('من `small` إلى `hero`.', 'From `small` to `hero`.') },
    {
      name: 'isDecorative',
      description: createSentence('إن كان داخل رابط أو عنوان له اسم.', 'In a link or heading that has a name already.'),
    },
  ],
  whenToUse: [createSentence('في رأس الموقع وتذييله والمقدمة.', 'In the header, the footer and the intro.')],
  whenNotToUse: [
    createSentence('لاسم المنتج داخل جملة: اكتبه نصًا.', 'For the name of the product in a sentence: write it as text.'),
  ],
  pairs: [],
  content: [createSentence('واحد في كل منطقة من الصفحة.', 'One in each region of a page.')],
  keyboard: [],
  screenReader: [
    createSentence('«فانوس، صورة». ومع `isDecorative` لا يُقرأ.', '“Fanous, image”. With `isDecorative` it is not read.'),
  ],
  rightToLeft: [
    createSentence(
      'الكلمة عربية في الصفحة العربية، والرسم لا ينعكس.',
      'The word is Arabic on an Arabic page; the drawing is not mirrored.',
    ),
  ],
  related: [
    { part: 'navigation/TopBar', description: createSentence('رأس الموقع.', 'The header of the site.') },
    { part: 'navigation/Splash', description: createSentence('المقدمة.', 'The intro.') },
  ],
};
