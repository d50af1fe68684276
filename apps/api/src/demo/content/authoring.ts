import type { Chapter } from '@fanous/api-client/chapters';
import { parseDuration } from '@fanous/api-client/playingTime';
import type { CategoryKey } from './categories.ts';
import type { TeacherKey } from './people.ts';
import type { DemoCaptions, DemoQuestion, DemoMediaFile, DemoUnit } from './types.ts';

type CorrectOption = { correctOption: string };

type VideoSource = {
  title: string;
  file: DemoMediaFile;
  chapters: Chapter[];
  captions: DemoCaptions[];
  duration: number;
};

/** The source of a demo course, without ids and dates. */
export type CourseSource = {
  slug: string;
  name: string;
  category: CategoryKey;
  teacher: TeacherKey;
  /** In Egyptian pounds. */
  price: number;
  paragraphs: string[];
  /** What students learn. */
  outcomes: string[];
  /** For whom it is. */
  audience: string[];
  videos: {
    title: string;
    isFree: boolean;
    file: DemoMediaFile | null;
    chapters: Chapter[];
    captions: DemoCaptions[];
    duration: number | null;
  }[];
  records: { title: string; group: 'centre' | 'home' | 'revision'; file: DemoMediaFile | null }[];
  pdfs: { title: string; file: DemoMediaFile }[];
  /** Names of lectures with summaries. */
  summaries: string[];
  quizzes: { title: string; description: string; questions: DemoQuestion[] }[];
  /** Most courses have none. */
  units?: DemoUnit[];
};

/** Creates the correct option of a question. */
export function createCorrectOption(text: string): CorrectOption {
  return { correctOption: text };
}

/** Creates a question with its options, in the order of display, and an explanation of the correct one. */
export function createQuestion(
  text: string,
  options: (string | CorrectOption)[],
  explanation: string | null = null,
): DemoQuestion {
  return {
    text,
    explanation,
    options: options.map((option) =>
      typeof option === 'string' ? { text: option, isCorrect: false } : { text: option.correctOption, isCorrect: true },
    ),
  };
}

/**
 * Creates the videos of a course: those of the demo player by their titles, and uploaded files. The first `freeCount` videos are
 * free. `lengths` are those of lessons of this kind, because the clips of the demo player are short.
 */
export function createVideos(
  freeCount: number,
  videos: (string | VideoSource)[],
  lengths: string[] = [],
): CourseSource['videos'] {
  return videos.map((video, index) => ({
    ...(typeof video === 'string'
      ? { title: video, file: null, chapters: [], captions: [], duration: parseDuration(lengths[index] ?? '') ?? null }
      : video),
    isFree: index < freeCount,
  }));
}

/** Creates a recording made in the teaching centre. */
export function createCentreRecording(
  title: string,
  file: DemoMediaFile | null = null,
): CourseSource['records'][number] {
  return { title, group: 'centre', file };
}

/** Creates a recording made at home. */
export function createHomeRecording(title: string, file: DemoMediaFile | null = null): CourseSource['records'][number] {
  return { title, group: 'home', file };
}

/** Creates a recording of a revision. */
export function createRevisionRecording(
  title: string,
  file: DemoMediaFile | null = null,
): CourseSource['records'][number] {
  return { title, group: 'revision', file };
}

/** A PDF that every course has: a four-week study plan. */
export const studyPlanPdf: CourseSource['pdfs'][number] = {
  title: 'خطة مذاكرة الدورة في أربعة أسابيع',
  file: 'study-plan.pdf',
};
