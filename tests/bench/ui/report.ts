import type { Sizes } from './build.ts';
import { course } from './measures/course.ts';
import { quiz } from './measures/quiz.ts';
import { table } from './measures/table.ts';
import { libraries, type Library, type Screen } from './screens.ts';
import type { Figures, Measures, Row } from './visit.ts';

export const measures: Record<Screen, Measures> = { course, table, quiz };

/** The sizes, how much more the first JS is than bare React's, and what was measured. */
type Result = Sizes & Figures & { overBare?: number };
/** Of the screens and libraries of this run. */
export type Medians = Partial<Record<Screen, Partial<Record<Library, Result>>>>;

const sizeRows: Record<keyof Sizes | 'overBare', Row> = {
  firstScript: { says: 'first JS, gz kB', digits: 1 },
  overBare: { says: 'of it over bare React', digits: 1, isRelative: true },
  allScript: { says: 'all JS, gz kB', digits: 1 },
  style: { says: 'CSS, gz kB', digits: 1 },
};

const titles: Record<Screen, string> = {
  course: 'Course page',
  table: 'Table of students',
  quiz: 'Quiz of 100 questions',
};

const names: Record<Library, string> = {
  bare: 'bare React',
  khayamiya: 'Khayamiya',
  mui: 'MUI',
  antd: 'Ant Design',
  mantine: 'Mantine',
  chakra: 'Chakra',
};

/** One table for each screen: what bare React took, how many times that each library did, and Khayamiya against the best of the others. */
export function toMarkdown(medians: Medians, about: string): string {
  const tables = Object.entries(medians).map(
    ([screen, results]) => `## ${titles[screen as Screen]}\n\n${toTable(measures[screen as Screen], results)}\n`,
  );
  return `# UI benchmark\n\n${about} In brackets: times bare React.\n\n${tables.join('\n')}`;
}

function toTable({ rows }: Measures, results: Partial<Record<Library, Result>>): string {
  const measured = libraries.filter((library) => results[library]);
  const others = measured.filter((library) => library !== 'bare' && library !== 'khayamiya');
  const lines = Object.entries({ ...sizeRows, ...rows }).map(([measure, { says, digits, isRelative }]) => {
    const of = (library: Library) => results[library]?.[measure];
    const cells = measured.map((library) => {
      const figure = of(library)?.toFixed(digits) ?? '–';
      return library === 'bare' || isRelative ? figure : `${figure} (${times(of(library), of('bare'))})`;
    });
    const best = Math.min(...others.map((library) => of(library) ?? Infinity));
    return [says].concat(cells, times(of('khayamiya'), best));
  });
  const heads = ['', ...measured.map((library) => names[library]), 'Khayamiya ÷ best other'];
  const table = [heads, heads.map((_, at) => (at === 0 ? '---' : '---:')), ...lines];
  return table.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Of nothing there is no multiple. */
const times = (value: number | undefined, of: number | undefined) =>
  value !== undefined && of !== undefined && of > 0 && of < Infinity ? `× ${(value / of).toFixed(2)}` : '–';
