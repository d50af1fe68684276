import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence('صورة شخص، أو أول حرف من اسمه.', 'The picture of a person, or the first letter of the name.'),
  anatomy: [
    {
      name: 'name',
      description: createSentence(
        'الاسم، ويظهر حرفه الأول بلا صورة.',
        'The name. Its first letter is shown without a picture.',
      ),
    },
    { name: 'src', description: createSentence('الصورة.', 'The picture.') },
    { name: 'size', description: createSentence('المقاس.', 'The size.') },
  ],
  whenToUse: [createSentence('بجوار اسم شخص.', 'Beside the name of a person.')],
  whenNotToUse: [createSentence('لغلاف دورة: `Cover`.', 'For the cover of a course: `Cover`.')],
  pairs: [],
  content: [
    createSentence(
      'اعرض الاسم بجواره: الصورة وحدها لا تكفي.',
      'Show the name beside it: the picture alone is not enough.',
    ),
  ],
  keyboard: [],
  screenReader: [createSentence('لا يُقرأ، لأن الاسم بجواره.', 'It is not read, because the name is beside it.')],
  rightToLeft: [
    createSentence(
      'الحرف العربي في شكله المنفصل، وحرف واحد لأن الحرفين يتصلان.',
      'The Arabic letter is in its isolated form. It is one letter, because two letters would join.',
    ),
  ],
  related: [
    { part: 'learning/InstructorLine', description: createSentence('صورة واسم.', 'A picture and a name.') },
    { part: 'media/Cover', description: createSentence('غلاف دورة.', 'The cover of a course.') },
  ],
};
