import { type ListName, listNames } from './lists.ts';
import type { PlatformSize } from './servers.ts';
import type { Measurement } from './visit.ts';

export type Results = Record<ListName, Record<PlatformSize, Measurement>>;

const measures: { key: keyof Measurement; label: string; digits: number }[] = [
  { key: 'firstRow', label: 'address → first row, ms', digits: 0 },
  { key: 'apiResponse', label: 'of it the API, ms', digits: 0 },
  { key: 'sort', label: 'sort → rows, ms', digits: 0 },
  { key: 'search', label: 'a letter → rows, ms', digits: 0 },
  { key: 'typing', label: 'a letter → shown in the field, ms', digits: 0 },
  { key: 'longestTask', label: 'scrolling: longest task, ms', digits: 0 },
  { key: 'slowFrames', label: 'scrolling: frames over 50 ms', digits: 2 },
  { key: 'rows', label: 'rows at the end', digits: 0 },
  { key: 'renderedRows', label: 'of them drawn', digits: 0 },
  { key: 'heapAtStart', label: 'JS heap with the first rows, MB', digits: 2 },
  { key: 'heapAt100', label: 'JS heap at 100 rows, MB', digits: 2 },
  { key: 'heapAtEnd', label: 'JS heap at the end, MB', digits: 2 },
  { key: 'heapAfterSecondScroll', label: 'JS heap after back and forth, MB', digits: 2 },
];

/** Formats one Markdown table: each list with little and with much data, and the ratio. */
export function toMarkdown(results: Results, description: string): string {
  const lines = listNames.flatMap((list) =>
    measures.map(({ key, label, digits }) => {
      const [small, large] = [results[list].small[key], results[list].large[key]];
      const ratio = small && large ? `× ${(large / small).toFixed(2)}` : '–';
      return [list, label, small?.toFixed(digits) ?? '–', large?.toFixed(digits) ?? '–', ratio];
    }),
  );
  const heads = ['list', '', 'small', 'large', 'large ÷ small'];
  const table = [heads, ['---', '---', '---:', '---:', '---:'], ...lines];
  return `# Dashboard benchmark\n\n${description}\n\n${table.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`;
}
