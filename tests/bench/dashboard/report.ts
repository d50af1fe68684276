import { type ListName, lists } from './lists.ts';
import type { Size } from './servers.ts';
import type { Measurement } from './visit.ts';

export type Results = Record<ListName, Record<Size, Measurement>>;

const measures: { key: keyof Measurement; says: string; digits: number }[] = [
  { key: 'firstRow', says: 'address → first row, ms', digits: 0 },
  { key: 'answer', says: 'of it the API, ms', digits: 0 },
  { key: 'sort', says: 'sort → rows, ms', digits: 0 },
  { key: 'search', says: 'a letter → rows, ms', digits: 0 },
  { key: 'longestTask', says: 'scrolling: longest task, ms', digits: 0 },
  { key: 'slowFrames', says: 'scrolling: frames over 50 ms', digits: 2 },
  { key: 'rows', says: 'rows at the end', digits: 0 },
  { key: 'drawn', says: 'of them drawn', digits: 0 },
  { key: 'heapAtStart', says: 'JS heap with the first rows, MB', digits: 2 },
  { key: 'heapAt100', says: 'JS heap at 100 rows, MB', digits: 2 },
  { key: 'heapAtEnd', says: 'JS heap at the end, MB', digits: 2 },
  { key: 'heapAgain', says: 'JS heap after back and forth, MB', digits: 2 },
];

/** One table: each list with little, with much, and how many times that is. */
export function toMarkdown(results: Results, about: string): string {
  const lines = lists.flatMap((list) =>
    measures.map(({ key, says, digits }) => {
      const [small, large] = [results[list].small[key], results[list].large[key]];
      const ratio = small && large ? `× ${(large / small).toFixed(2)}` : '–';
      return [list, says, small?.toFixed(digits) ?? '–', large?.toFixed(digits) ?? '–', ratio];
    }),
  );
  const heads = ['list', '', 'small', 'large', 'large ÷ small'];
  const table = [heads, ['---', '---', '---:', '---:', '---:'], ...lines];
  return `# Dashboard benchmark\n\n${about}\n\n${table.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`;
}
