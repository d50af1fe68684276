import type { BundleSizesKb } from './build.ts';
import { courseMeasures } from './measures/course.ts';
import { quizMeasures } from './measures/quiz.ts';
import { tableMeasures } from './measures/table.ts';
import { libraries, type Library, type Screen } from './screens.ts';
import type { Figures, Measures, FigureFormat } from './visit.ts';

export const screenMeasures: Record<Screen, Measures> = {
  course: courseMeasures,
  table: tableMeasures,
  quiz: quizMeasures,
};

/** The sizes, the size of the first JS beyond bare React, and the figures. */
type Result = BundleSizesKb & Figures & { overBare?: number };
/** The medians of this run by screen and library. */
export type Medians = Partial<Record<Screen, Partial<Record<Library, Result>>>>;

const sizeRows: Record<keyof BundleSizesKb | 'overBare', FigureFormat> = {
  firstScript: { label: 'first JS, gz kB', digits: 1 },
  overBare: { label: 'of it over bare React', digits: 1, isRelative: true },
  allScript: { label: 'all JS, gz kB', digits: 1 },
  style: { label: 'CSS, gz kB', digits: 1 },
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

/** Formats a Markdown table for each screen: the figures, their ratio to bare React, and Khayamiya compared with the best other library. */
export function toMarkdown(medians: Medians, description: string): string {
  const tables = Object.entries(medians).map(
    ([screen, results]) => `## ${titles[screen as Screen]}\n\n${toTable(screenMeasures[screen as Screen], results)}\n`,
  );
  return `# UI benchmark\n\n${description} In brackets: times bare React.\n\n${tables.join('\n')}`;
}

function toTable({ rows }: Measures, results: Partial<Record<Library, Result>>): string {
  const measured = libraries.filter((library) => results[library]);
  const others = measured.filter((library) => library !== 'bare' && library !== 'khayamiya');
  const lines = Object.entries({ ...sizeRows, ...rows }).map(([measure, { label, digits, isRelative }]) => {
    const getFigure = (library: Library) => results[library]?.[measure];
    const cells = measured.map((library) => {
      const figure = getFigure(library)?.toFixed(digits) ?? '–';
      return library === 'bare' || isRelative
        ? figure
        : `${figure} (${formatRatio(getFigure(library), getFigure('bare'))})`;
    });
    const best = Math.min(...others.map((library) => getFigure(library) ?? Infinity));
    return [label].concat(cells, formatRatio(getFigure('khayamiya'), best));
  });
  const heads = ['', ...measured.map((library) => names[library]), 'Khayamiya ÷ best other'];
  const table = [heads, heads.map((_, at) => (at === 0 ? '---' : '---:')), ...lines];
  return table.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Returns a dash if there is no ratio. */
const formatRatio = (value: number | undefined, of: number | undefined) =>
  value !== undefined && of !== undefined && of > 0 && of < Infinity ? `× ${(value / of).toFixed(2)}` : '–';
