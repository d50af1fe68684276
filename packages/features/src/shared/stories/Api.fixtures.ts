import type { Schema } from '@fanous/api-client/client';
import type {
  GetCourseResult,
  GetCourseUnitsResult,
  GetPublicCourseResult,
  GetQuizAttemptResult,
  GetQuizResult,
  GetSettingsResult,
} from '@fanous/api-client/generated/queries.ts';

const createdAt = '2026-08-20T10:00:00.000Z';

const buildUser = (id: number, name: string, email: string, role: Schema<'User'>['role']): Schema<'User'> => ({
  id,
  name,
  email,
  phone: '01012345678',
  role,
  roles: [role],
  image: null,
  image_small: null,
  is_limited: 0,
  created_at: createdAt,
});

/** The users of the stories. */
export const people = {
  student: buildUser(41, 'منى السيد', 'mona@example.com', 'user'),
  teacher: buildUser(3, 'أ. حسام عبد الرحمن', 'hossam@example.com', 'teacher'),
  admin: buildUser(1, 'سارة المنشاوي', 'sara@example.com', 'admin'),
};

/** A course of a list, with the given overrides. */
export const buildCourseCard = (overrides: Partial<Schema<'CourseCard'>> = {}): Schema<'CourseCard'> => ({
  id: 12,
  name: 'الجبر للصف الأول الثانوي',
  slug: 'algebra-1',
  excerpt: 'شرح مبسّط لمنهج الجبر مع تدريبات محلولة واختبار بعد كل درس.',
  price: 250,
  image: null,
  image_small: null,
  user_id: people.teacher.id,
  user: { id: people.teacher.id, name: people.teacher.name, image: null, image_small: null },
  category_id: 7,
  categories: [{ id: 7, name: 'رياضيات الثانوية العامة' }],
  users_count: 38,
  videos_count: 3,
  records_count: 1,
  pdfs_count: 1,
  summaries_count: 1,
  quizzes_count: 1,
  created_at: createdAt,
  ...overrides,
});

/** Titles that are hard to lay out: one starts in Latin, one is long with full tashkeel. */
export const otherCourses = [
  buildCourseCard({
    id: 13,
    name: 'HTML5 و CSS للمبتدئين',
    slug: 'html-css',
    price: 0,
    users_count: 2,
    category_id: 9,
  }),
  buildCourseCard({
    id: 14,
    name: 'مُقَدِّمَةٌ شَامِلَةٌ فِي أُصُولِ النَّحْوِ وَالصَّرْفِ لِطُلَّابِ الثَّانَوِيَّةِ',
    slug: 'grammar',
    price: 199.5,
    users_count: 0,
    category_id: 11,
  }),
];

const quizzes = [
  {
    id: 9,
    title: 'اختبار الوحدة الأولى',
    description: 'أسئلة عن المعادلات، بلا وقت محدد.',
    questions_count: 3,
    created_at: createdAt,
  },
];

const courseDetails = {
  description:
    'دورة كاملة في منهج الجبر للصف الأول الثانوي: المعادلات والمتباينات والمصفوفات، مع تدريبات محلولة.\n\nاختبار إلكتروني بعد كل وحدة.',
  records: [
    { id: 31, title: 'مراجعة ليلة الامتحان', is_home: 0, is_revision: 1, record_type: null, created_at: createdAt },
  ],
  pdfs: [{ id: 21, title: 'مذكرة الوحدة الأولى', created_at: createdAt }],
  summaries: [
    { id: 11, lecture_name: 'المحاضرة الأولى', reacts: [{ reaction: 'love', count: 3 }], created_at: createdAt },
  ],
  quizzes,
  similar_courses: otherCourses,
} satisfies Partial<GetPublicCourseResult>;

const videos = [
  { id: 101, title: 'مقدمة في المعادلات', is_free: 1 as const, created_at: createdAt },
  { id: 102, title: 'حل المعادلة التربيعية', is_free: 0 as const, created_at: createdAt },
  { id: 103, title: 'Quadratic formula: حالات خاصة', is_free: 0 as const, created_at: createdAt },
];

/** A course that the student has begun: the first video was watched, the second one in part. */
export const startedCourse: Schema<'StartedCourse'> = {
  course: buildCourseCard(),
  videos_count: 3,
  watched_count: 1,
  percent: 33,
  played_at: '2026-09-14T17:32:10.000Z',
  next_video: { id: 102, title: 'حل المعادلة التربيعية', position: 750, duration: 1510 },
};

/** The progress of the student in that course. */
export const courseProgress: Schema<'CourseProgress'> = {
  videos_count: 3,
  watched_count: 1,
  percent: 33,
  videos: [
    { video_id: 101, position: 600, duration: 600, is_watched: 1, played_at: '2026-09-13T17:32:10.000Z' },
    { video_id: 102, position: 750, duration: 1510, is_watched: 0, played_at: '2026-09-14T17:32:10.000Z' },
  ],
};

/** The units of that course. The third video and the recording stand in none. */
export const courseUnits: GetCourseUnitsResult = {
  course_id: 12,
  version: 3,
  units: [
    {
      title: 'الوحدة الأولى: المعادلات',
      items: [
        { kind: 'video', id: 101 },
        { kind: 'pdf', id: 21 },
      ],
    },
    {
      title: 'الوحدة الثانية: المعادلة التربيعية',
      items: [
        { kind: 'video', id: 102 },
        { kind: 'quiz', id: 9 },
      ],
    },
  ],
};

/** The course as visitors see it. */
export const publicCourse: GetPublicCourseResult = { ...buildCourseCard(), ...courseDetails, videos };

/** The same course as a signed-in user sees it. */
export const buildCourseWithAccess = (hasCourse: boolean): GetCourseResult => ({
  ...buildCourseCard(),
  ...courseDetails,
  summaries: courseDetails.summaries.map((summary) =>
    Object.assign(
      {
        thumbnail_path: null,
        user: null,
        my_reaction: null,
        can_edit: false,
        can_report: hasCourse,
        is_reported: false,
        reports_count: null,
      },
      summary,
    ),
  ),
  has_course: hasCourse,
  // Taken twice. Other users do not see whether they have taken a quiz.
  quizzes: quizzes.map((item) =>
    Object.assign({}, item, hasCourse && { my_result: { mark: 2, total: 3, attempts: 2 } }),
  ),
  version: 1,
  videos: videos.map((video) => {
    const isOpen = hasCourse || video.is_free === 1;
    const source = { url: `lesson-${video.id}`, website_url: `lesson-${video.id}` };
    return Object.assign({ course_id: 12, is_locked: isOpen ? 0 : 1 } as const, video, isOpen ? source : {});
  }),
});

const buildQuestion = (id: number, text: string, options: string[]) => ({
  id,
  question_text: text,
  type: 'multiple_choice' as const,
  position: id,
  options: options.map((option, at) => ({ id: id * 10 + at, option_text: option, position: at + 1 })),
});

/** A quiz of three questions. The first option of each is correct. */
export const quiz: GetQuizResult = {
  id: 9,
  course_id: 12,
  course: { id: 12, name: 'الجبر للصف الأول الثانوي', slug: 'algebra-1' },
  title: 'اختبار الوحدة الأولى',
  description: 'أسئلة عن المعادلات، بلا وقت محدد.',
  questions_count: 3,
  created_at: createdAt,
  questions: [
    buildQuestion(71, 'ما حل المعادلة ٢س + ٣ = ٧؟', ['س = ٢', 'س = ١', 'س = ٥']),
    buildQuestion(72, 'كم جذرًا حقيقيًا للمعادلة س² + ١ = ٠؟', ['لا جذور حقيقية', 'جذران']),
    buildQuestion(73, 'Which language runs in every browser?', ['JavaScript', 'C++', 'Python']),
  ],
  my_result: null,
};

const [first, second, third] = quiz.questions.map(({ id, question_text, options }) => ({
  question_id: id,
  question_text,
  options: options.map((option) => ({ id: option.id, option_text: option.option_text })),
  correct_option_id: id * 10,
  correct_option_text: options[0]?.option_text ?? '',
}));

/**
 * A review of the first attempt at `quiz`: the first answer is correct, the second one wrong and explained. The third one is
 * blank, and the teacher has changed its question.
 */
export const quizReview: GetQuizAttemptResult = {
  id: 501,
  quiz_id: quiz.id,
  attempt: 1,
  mark: 1,
  total: 3,
  created_at: createdAt,
  answers: [
    { ...first!, option_id: 710, option_text: 'س = ٢', explanation: null, state: 'same' },
    {
      ...second!,
      option_id: 721,
      option_text: 'جذران',
      explanation: 'مربع أي عدد حقيقي ليس سالبًا، فلا يساوي س² العدد −١.',
      state: 'same',
    },
    { ...third!, option_id: null, option_text: null, explanation: null, state: 'changed' },
  ],
  practice_questions: quiz.questions
    .slice(1)
    .map((question) => Object.assign({ correct_option_id: question.id * 10, explanation: null }, question)),
};

/** The numbers of items that a delete removes too: 0, with the given overrides. */
export const buildLosses = (overrides: Partial<Schema<'Losses'>> = {}): Schema<'Losses'> => ({
  courses: 0,
  subscriptions: 0,
  videos: 0,
  records: 0,
  pdfs: 0,
  summaries: 0,
  files: 0,
  quizzes: 0,
  questions: 0,
  options: 0,
  results: 0,
  answers: 0,
  ...overrides,
});

// The ids of the demo player have letters as well as digits.
const playerIdPattern = '[a-z\\d-]{6,40}';

/** The settings of the operator. */
export const settings: GetSettingsResult = {
  players: {
    website: '/demo/player/?video={id}',
    app: 'https://player.example.com/embed/{id}',
    record: '/demo/player/?record={id}',
  },
  player_ids: { website: playerIdPattern, app: playerIdPattern, record: playerIdPattern },
  embed_hosts: ['player.example.com'],
  embed_providers: ['youtube', 'vimeo'],
  wallet_number: '01001234567',
  contacts: { phone: '+20 100 123 4567', email: 'info@fanous.example', address: '12 شارع التحرير، الدقي، الجيزة' },
  social_links: [
    { network: 'facebook', url: 'https://www.facebook.com/fanous.example' },
    { network: 'whatsapp', url: 'https://wa.me/201001234567' },
  ],
  app_download: null,
  limits: {
    json_bytes: 1_048_576,
    image_bytes: 10_485_760,
    pdf_bytes: 104_857_600,
    record_bytes: 2_147_483_648,
    video_bytes: 4_294_967_296,
    summary_images: 20,
    password_min: 8,
    password_max: 128,
    name_max: 200,
    description_max: 10_000,
    price_max: 1_000_000,
  },
  content_guard: 0,
  video_watermark: 0,
  free_videos_without_account: 0,
  password_reset_links: 1,
  audit_log: 1,
  password_reset_mail: 1,
  email_confirmation: 1,
  device_list: 1,
  two_step: 1,
  own_data: 1,
  passkeys: 1,
};
