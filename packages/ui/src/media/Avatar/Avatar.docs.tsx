import { type PartDocs, sentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: sentence('صورة شخص، أو أول حرف من اسمه.', 'The picture of a person, or the first letter of the name.'),
  anatomy: [
    {
      name: 'name',
      description: sentence('الاسم، ويظهر حرفه الأول بلا صورة.', 'The name. Its first letter is shown without a picture.'),
    },
    { name: 'src', description: sentence('الصورة.', 'The picture.') },
    { name: 'size', description: sentence('المقاس.', 'The size.') },
  ],
  whenToUse: [sentence('بجوار اسم شخص.', 'Beside the name of a person.')],
  whenNotToUse: [sentence('لغلاف دورة: `Cover`.', 'For the cover of a course: `Cover`.')],
  pairs: [],
  content: [
    sentence('اعرض الاسم بجواره: الصورة وحدها لا تكفي.', 'Show the name beside it: the picture alone is not enough.'),
  ],
  keyboard: [],
  screenReader: [sentence('لا يُقرأ، لأن الاسم بجواره.', 'It is not read, because the name is beside it.')],
  rightToLeft: [
    sentence(
      'الحرف العربي في شكله المنفصل، وحرف واحد لأن الحرفين يتصلان.',
      'The Arabic letter is in its isolated form. It is one letter, because two letters would join.',
    ),
  ],
  related: [
    { part: 'learning/InstructorLine', description: sentence('صورة واسم.', 'A picture and a name.') },
    { part: 'media/Cover', description: sentence('غلاف دورة.', 'The cover of a course.') },
  ],
};
