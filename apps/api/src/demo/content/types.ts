import type { CaptionLanguage } from '@fanous/api-client/captions';
import type { Chapter } from '@fanous/api-client/chapters';

/** The media files that ship with the demo, in `demo/media`. */
export type DemoMediaFile =
  | 'clip-1.mp4'
  | 'clip-2.mp4'
  | 'clip-3.mp4'
  | 'clip-4.mp4'
  | 'clip-4.ar.vtt'
  | 'clip-4.en.vtt'
  | 'lecture.mp3'
  | 'study-plan.pdf'
  | 'lecture-summary.pdf'
  | 'electricity-laws.pdf';

/** A person with an account. The server creates the passwords (decision 28). */
export type DemoPerson = {
  key: string;
  name: string;
  email: string;
  phone: string | null;
  role: 'admin' | 'teacher' | 'user';
  /** What course pages say about a teacher. */
  biography: string | null;
  createdAt: Date;
};

/** The keys of the people whose accounts are printed at the start. `newStudent` has no course. */
export type DemoAccountKeys = {
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

/** The captions of a video in one language. */
export type DemoCaptions = { language: CaptionLanguage; file: DemoMediaFile };

/**
 * A video: a demo file (`file`) or an id for the demo player. Without `websiteUrl`, the second player plays `url`. No two videos
 * have the same file.
 */
export type DemoVideo = {
  title: string;
  url: string | null;
  websiteUrl: string | null;
  file: DemoMediaFile | null;
  chapters: Chapter[];
  captions: DemoCaptions[];
  /** In seconds, if it is known. */
  duration: number | null;
  isFree: boolean;
  createdAt: Date;
};

/** A recorded session: a demo file (`file`) or an id for the demo player. */
export type DemoRecord = {
  title: string;
  url: string | null;
  websiteUrl: string | null;
  file: DemoMediaFile | null;
  isHome: boolean;
  isRevision: boolean;
  createdAt: Date;
};

/** A course file. */
export type DemoPdf = { title: string; file: DemoMediaFile; createdAt: Date };

/** The four reactions to a summary (spec §9). */
export type DemoReaction = 'love' | 'like' | 'angry' | 'care';

/** A summary by a student of the course, with the reactions of others. `author` and `student` are person keys. */
export type DemoSummary = {
  lectureName: string;
  file: DemoMediaFile;
  author: string;
  createdAt: Date;
  reacts: { student: string; reaction: DemoReaction }[];
};

/** A multiple-choice question. Exactly one option is correct. */
export type DemoQuestion = {
  text: string;
  options: { text: string; isCorrect: boolean }[];
  explanation: string | null;
};

/** A quiz. `key` is unique in all courses. */
export type DemoQuiz = { key: string; title: string; description: string; questions: DemoQuestion[]; createdAt: Date };

/** An item of a unit: its kind and its place among the items of that kind, from 1. */
export type DemoUnitItem = `${'video' | 'record' | 'pdf' | 'quiz'} ${number}`;

/** A unit of a course. */
export type DemoUnit = { title: string; items: DemoUnitItem[] };

/** A course with its contents. `teacher` is the key of a person, `category` the key of a sub-category. */
export type DemoCourse = {
  slug: string;
  name: string;
  description: string;
  /** One point per line, as `audience`. */
  outcomes: string;
  audience: string;
  pricePiastres: number;
  teacher: string;
  category: string;
  createdAt: Date;
  videos: DemoVideo[];
  records: DemoRecord[];
  pdfs: DemoPdf[];
  summaries: DemoSummary[];
  quizzes: DemoQuiz[];
  units: DemoUnit[];
};

/** The subscription of a student to a course. */
export type DemoEnrolment = { student: string; course: string; createdAt: Date };

/** One attempt at a quiz. `answers[i]` is the index of the chosen option of question `i`, or null. */
export type DemoAttempt = {
  student: string;
  quiz: string;
  attempt: number;
  answers: (number | null)[];
  mark: number;
  total: number;
  createdAt: Date;
};

/** How far a student watched a video. `video` is its place in the course, from 0. */
export type DemoProgress = {
  student: string;
  course: string;
  video: number;
  position: number;
  duration: number;
  isWatched: boolean;
  playedAt: Date;
};

/** All demo data, in an order in which it can be inserted. */
export type DemoContent = {
  people: DemoPerson[];
  accounts: DemoAccountKeys;
  mainCategories: DemoMainCategory[];
  courses: DemoCourse[];
  enrolments: DemoEnrolment[];
  attempts: DemoAttempt[];
  progress: DemoProgress[];
};
