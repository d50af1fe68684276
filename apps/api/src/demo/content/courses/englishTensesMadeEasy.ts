import {
  type CourseSource,
  createHomeRecording,
  createQuestion,
  createCorrectOption,
  studyPlanPdf,
  createVideos,
} from '../authoring.ts';

/** The course with a Latin name. */
export const englishTensesMadeEasy: CourseSource = {
  slug: 'english-tenses-made-easy',
  name: 'English Tenses Made Easy',
  category: 'english',
  teacher: 'mariam-gerges',
  price: 250,
  paragraphs: [
    'The twelve tenses of English in five short lessons. Each lesson takes one question: when did it happen, is it finished, and does it matter now?',
    'دورة قصيرة لمن يخلط بين الأزمنة: شرح بسيط بالإنجليزية مع ملاحظات عربية على ما يختلف عن لغتنا.',
  ],
  outcomes: [
    'Choose the right tense by asking three questions',
    'Tell the present perfect from the past simple',
    'Talk about plans, predictions and promises',
  ],
  audience: ['من يخلط بين الأزمنة', 'Learners from level A2'],
  videos: createVideos(1, [
    'Present simple and present continuous',
    'Past simple and past continuous',
    'Present perfect, with and without a date',
    'Past perfect: the past of the past',
    'Talking about the future',
  ]),
  records: [createHomeRecording('Practice: tell your day in four tenses')],
  pdfs: [studyPlanPdf],
  summaries: ['Present perfect in one page'],
  quizzes: [
    {
      title: 'Which tense?',
      description: 'Six sentences. Look for the time word before you choose.',
      questions: [
        createQuestion('Look! The children ___ in the garden.', [
          'play',
          createCorrectOption('are playing'),
          'played',
          'have been played',
        ]),
        createQuestion('She ___ in Cairo since 2015.', [
          createCorrectOption('has lived'),
          'lives',
          'is living',
          'lived',
        ]),
        createQuestion('When I arrived, they ___ dinner, so I ate alone.', [
          'have already finished',
          'already finish',
          createCorrectOption('had already finished'),
          'will already finish',
        ]),
        createQuestion('By the end of next year, I ___ from university.', [
          'graduated',
          'have graduated',
          'had graduated',
          createCorrectOption('will have graduated'),
        ]),
        createQuestion('My father usually ___ coffee in the morning.', [
          'drink',
          createCorrectOption('drinks'),
          'is drinking',
          'drinking',
        ]),
        createQuestion('What ___ at eight o’clock last night?', [
          'are you doing',
          'have you done',
          'do you do',
          createCorrectOption('were you doing'),
        ]),
      ],
    },
  ],
};
