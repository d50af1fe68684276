import { readPlayingTime } from './playingTime.ts';

/** A chapter of a video. It ends where the next one starts. */
export interface Chapter {
  /** Seconds from the start of the video. */
  start: number;
  title: string;
}

/** What is wrong with a line: `start` means that the first chapter does not start at 0:00, `order` that a time is not later than the one before. */
export interface ChapterProblem {
  code: 'time' | 'title' | 'title_length' | 'start' | 'order' | 'count';
  /** The number of the line in the text, from 1. */
  line: number;
}

export const maxChapters = 100;
export const maxChapterTitleLength = 100;
/** The longest text of chapters, without carriage returns. The contract allows a little more, for these. */
export const maxChaptersTextLength = maxChapters * (maxChapterTitleLength + 10);

// After the time there may be a dash.
const separatorPattern = /^[\p{Cf}\s]*[-–—]?[\p{Cf}\s]*/u;

/**
 * Parses chapters as people write them below a video: one per line, a time and a title. Digits may be Arabic. Empty lines
 * are skipped. Stops at the first problem.
 */
export function parseChapters(text: string): { chapters: Chapter[]; problem?: ChapterProblem } {
  const chapters: Chapter[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue;
    const chapter = parseLine(line);
    const code = typeof chapter === 'string' ? chapter : findSequenceProblem(chapter, chapters);
    if (code !== undefined) return { chapters, problem: { code, line: index + 1 } };
    if (typeof chapter !== 'string') chapters.push(chapter);
  }
  return { chapters };
}

/** Parses a line, or says what is wrong with it. */
function parseLine(line: string): Chapter | ChapterProblem['code'] {
  const time = readPlayingTime(line);
  if (!time) return 'time';
  const title = time.rest.replace(separatorPattern, '').trim();
  if (title === '') return 'title';
  if (Array.from(title).length > maxChapterTitleLength) return 'title_length';
  return { start: time.seconds, title };
}

/** Finds why a chapter cannot follow the earlier ones. */
function findSequenceProblem({ start }: Chapter, earlier: readonly Chapter[]): ChapterProblem['code'] | undefined {
  const last = earlier.at(-1);
  if (last === undefined) return start === 0 ? undefined : 'start';
  if (start <= last.start) return 'order';
  return earlier.length < maxChapters ? undefined : 'count';
}
