import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence(
    'أول ما في الصفحة الرئيسية: عنوان ووصف وإجراء واحد وصور.',
    'The first section of the home page: title, description, one action and art.',
  ),
  anatomy: [
    {
      name: 'title',
      description: createSentence('العنوان، وهو `h1` الصفحة.', 'The title, which is the `h1` of the page.'),
    },
    { name: 'description', description: createSentence('سطر واحد تحت العنوان.', 'One line below the title.') },
    {
      name: 'action',
      description: createSentence(
        'الإجراء الرئيسي، وهو وحده بلون الزعفران.',
        'The main action, the only element in saffron on the screen.',
      ),
    },
    {
      name: 'art',
      description: createSentence(
        'ثلاثة أغلفة، أولها كبير. لا نص عليها.',
        'Three covers; the first one is large. There is no text on them.',
      ),
    },
  ],
  whenToUse: [createSentence('مرة واحدة، في أول الصفحة الرئيسية.', 'Once, at the top of the home page.')],
  whenNotToUse: [
    createSentence('لعنوان صفحة أخرى: `Heading`.', 'For the title of another page: `Heading`.'),
    createSentence('لشيئين متجاورين: `TwoColumns`.', 'For two things side by side: `TwoColumns`.'),
  ],
  pairs: [],
  content: [
    createSentence(
      'العنوان وعد قصير، والوصف سطر يفسّره.',
      'The title is a short promise, the description one line that explains it.',
    ),
  ],
  keyboard: [
    {
      keys: ['Tab'],
      description: createSentence(
        'ينتقل إلى الإجراء. الصور لا تقبل التركيز.',
        'Moves to the action. The art does not take the focus.',
      ),
    },
  ],
  screenReader: [
    createSentence('العنوان والوصف والإجراء. الصور لا تُقرأ.', 'Title, description and action. The art is not read.'),
    createSentence(
      'مع تقليل الحركة لا تتحرك الصور، والنص لا يتحرك أبدًا.',
      'With reduced motion the art does not move. The text never moves.',
    ),
  ],
  rightToLeft: [
    createSentence(
      'النص عند بداية السطر، والصور عند نهايته، حين تتسع النافذة.',
      'The text is at the start of the line and the art at the end of the line, if the window is wide enough.',
    ),
  ],
  related: [
    { part: 'media/Cover', description: createSentence('الغلاف المنقوش.', 'The patterned cover.') },
    { part: 'layout/TwoColumns', description: createSentence('عمودان في صفحة أخرى.', 'Two columns on another page.') },
  ],
};
