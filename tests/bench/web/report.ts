import { type Conditions, type Figure, type Figures, figures, type Target } from './visit.ts';

const digits: Partial<Record<Figure, number>> = { layoutShift: 3, heapMb: 1 };
/** Figures that are also printed as a ratio to bare React. */
const relativeFigures = new Set<Figure>(['firstPaintMs', 'largestPaintMs', 'blockingMs']);

/** Writes one table per condition: a row for each page, a column for each figure. */
export function toMarkdown(
  allConditions: Conditions[],
  targets: Target[],
  runs: Map<string, Figures[]>,
  rounds: number,
): string {
  const tables = allConditions.map(({ name }) => {
    const getMedians = (target: string) => getMedian(runs.get(`${name}\n${target}`) ?? []);
    const floor = getMedians('bare');
    const rows = targets.map((target) => {
      const medians = getMedians(target.name);
      const cells = figures.map((figure) => {
        const text = medians[figure].toFixed(digits[figure] ?? 0);
        const isRelative = relativeFigures.has(figure) && floor[figure] > 0;
        return isRelative ? `${text} (${(medians[figure] / floor[figure]).toFixed(2)} ×)` : text;
      });
      return `| ${target.name} | ${cells.join(' | ')} |`;
    });
    return `### ${name}\n\n| page | ${figures.join(' | ')} |\n|---|${figures.map(() => '---:|').join('')}\n${rows.join('\n')}\n`;
  });
  return `Medians of ${rounds} rounds, in one run. × is against bare React.\n\n${tables.join('\n')}`;
}

function getMedian(runs: Figures[]): Figures {
  const entries = figures.map((figure) => {
    const sorted = runs.map((run) => run[figure]).toSorted((a, b) => a - b);
    return [figure, sorted[Math.floor(sorted.length / 2)] ?? 0] as const;
  });
  return Object.fromEntries(entries) as Figures;
}

/** Writes a row for each control: the median and the slowest use, from the input to the next paint. */
export function toInteractionTable(runs: Map<string, number[]>): string {
  const rows = [...runs].map(([name, times]) => {
    const sorted = times.toSorted((a, b) => a - b);
    return `| ${name} | ${sorted[Math.floor(sorted.length / 2)]?.toFixed(0)} | ${sorted.at(-1)?.toFixed(0)} |`;
  });
  return `### First use of a control of the home page, CPU 4×\n\n| control | ms until painted | slowest |\n|---|---:|---:|\n${rows.join('\n')}\n`;
}
