/** The media files that ship with the demo, in `demo/media`. */
export type MediaFile =
  | 'clip-1.mp4'
  | 'clip-2.mp4'
  | 'clip-3.mp4'
  | 'clip-4.mp4'
  | 'lecture.mp3'
  | 'study-plan.pdf'
  | 'lecture-summary.pdf'
  | 'electricity-laws.pdf';

/** Someone with an account. Passwords are the server's to make (decision 28). */
export type DemoPerson = {
  key: string;
  name: string;
  email: string;
  phone: string | null;
  role: 'admin' | 'teacher' | 'user';
  createdAt: Date;
};

/** The people whose accounts are printed at the start, by key. `newStudent` has no course yet. */
export type DemoAccounts = {
  admin: string;
  limitedAdmin: string;
  teacher: string;
  student: string;
  newStudent: string;
};

/** A main category with its sub-categories. */
export type DemoMainCategory = {
  key: string;
  name: string;
  createdAt: Date;
  categories: { key: string; name: string; createdAt: Date }[];
};

/** A video; `websiteUrl` and `url` are ids for the demo player, and where `websiteUrl` is null the second player plays. */
export type DemoVideo = { title: string; url: string; websiteUrl: string | null; isFree: boolean; createdAt: Date };

/** A recorded session: either a file of ours (`file`) or an id for the demo player. */
export type DemoRecord = {
  title: string;
  url: string | null;
  websiteUrl: string | null;
  file: MediaFile | null;
  isHome: boolean;
  isRevision: boolean;
  createdAt: Date;
};

/** A course file. */
export type DemoPdf = { title: string; file: MediaFile; createdAt: Date };

/** The four ways of reacting to a summary (spec §9). */
export type DemoReaction = 'love' | 'like' | 'angry' | 'care';

/** A summary by a student of the course, with the reactions of others. `author` and `student` are person keys. */
export type DemoSummary = {
  lectureName: string;
  file: MediaFile;
  author: string;
  createdAt: Date;
  reacts: { student: string; reaction: DemoReaction }[];
};

/** A multiple-choice question; exactly one option is correct. */
export type DemoQuestion = { text: string; options: { text: string; isCorrect: boolean }[] };

/** A quiz; `key` is unique over all courses. */
export type DemoQuiz = { key: string; title: string; description: string; questions: DemoQuestion[]; createdAt: Date };

/** A course with all it holds. `teacher` is a person key, `category` the key of a sub-category. */
export type DemoCourse = {
  slug: string;
  name: string;
  description: string;
  pricePiastres: number;
  teacher: string;
  category: string;
  createdAt: Date;
  videos: DemoVideo[];
  records: DemoRecord[];
  pdfs: DemoPdf[];
  summaries: DemoSummary[];
  quizzes: DemoQuiz[];
};

/** That a student has a course. */
export type DemoEnrolment = { student: string; course: string; createdAt: Date };

/** One sitting of a quiz. `answers[i]` is the index of the chosen option of question `i`, null where none was chosen. */
export type DemoAttempt = {
  student: string;
  quiz: string;
  attempt: number;
  answers: (number | null)[];
  mark: number;
  total: number;
  createdAt: Date;
};

/** Everything the demo is filled with, in an order that can be inserted as it stands. */
export type DemoContent = {
  people: DemoPerson[];
  accounts: DemoAccounts;
  mainCategories: DemoMainCategory[];
  courses: DemoCourse[];
  enrolments: DemoEnrolment[];
  attempts: DemoAttempt[];
};
