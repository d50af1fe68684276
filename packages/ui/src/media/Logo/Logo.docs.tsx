import { type PartDocs, sentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: sentence(
    'اسم المنتج مرسومًا، ونقطة الفاء نجمة.',
    'The name of the product as a drawing, with a star as the dot of a letter.',
  ),
  anatomy: [
    {
      name: 'variant',
      description: sentence(
        'الكلمة، أو العلامة للأماكن المربعة، أو كلاهما.',
        'The word, the mark for square places, or both.',
      ),
    },
    {
      name: 'script',
      description: sentence(
        'لغة الكلمة، وهي لغة الصفحة إن لم تُذكر.',
        'The script of the word; by default the language of the page.',
      ),
    },
    { name: 'size', description: sentence('من `small` إلى `hero`.', 'From `small` to `hero`.') },
    {
      name: 'isDecorative',
      description: sentence('إن كان داخل رابط أو عنوان له اسم.', 'In a link or heading that has a name already.'),
    },
  ],
  whenToUse: [sentence('في رأس الموقع وتذييله والمقدمة.', 'In the header, the footer and the intro.')],
  whenNotToUse: [
    sentence('لاسم المنتج داخل جملة: اكتبه نصًا.', 'For the name of the product in a sentence: write it as text.'),
  ],
  pairs: [],
  content: [sentence('واحد في كل منطقة من الصفحة.', 'One in each region of a page.')],
  keyboard: [],
  screenReader: [
    sentence('«فانوس، صورة». ومع `isDecorative` لا يُقرأ.', '“Fanous, image”. With `isDecorative` it is not read.'),
  ],
  rightToLeft: [
    sentence(
      'الكلمة عربية في الصفحة العربية، والرسم لا ينعكس.',
      'The word is Arabic on an Arabic page; the drawing is not mirrored.',
    ),
  ],
  related: [
    { part: 'navigation/TopBar', description: sentence('رأس الموقع.', 'The header of the site.') },
    { part: 'navigation/Splash', description: sentence('المقدمة.', 'The intro.') },
  ],
};
