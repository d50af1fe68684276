import type { Sizes } from './build.ts';
import type { Measured } from './measure.ts';
import { type Screen, screens } from './screens.ts';

export type Result = Sizes & Measured;

const rows: Record<keyof Result, { says: string; digits: number }> = {
  firstScript: { says: 'first JS, gz kB', digits: 1 },
  allScript: { says: 'all JS, gz kB', digits: 1 },
  style: { says: 'CSS, gz kB', digits: 1 },
  firstPaint: { says: 'first contentful paint, ms', digits: 0 },
  blocked: { says: 'blocking time, ms', digits: 0 },
  script: { says: 'script until rest, ms', digits: 0 },
  elements: { says: 'elements', digits: 0 },
  heap: { says: 'JS heap, MB', digits: 2 },
  themeToggle: { says: 'theme toggle, ms', digits: 0 },
  dialogFirst: { says: 'dialog, first time, ms', digits: 0 },
  dialogLater: { says: 'dialog, later, ms', digits: 0 },
  menu: { says: 'menu, first time, ms', digits: 0 },
  searchKey: { says: 'search, a key, ms', digits: 0 },
  searchClear: { says: 'search, cleared, ms', digits: 0 },
  table: { says: 'table of 100 rows, ms', digits: 0 },
};

const names: Record<Screen, string> = {
  bare: 'bare React',
  khayamiya: 'Khayamiya',
  mui: 'MUI',
  antd: 'Ant Design',
  mantine: 'Mantine',
  chakra: 'Chakra',
};

/** One table: what bare React took, how many times that each library did, and Khayamiya against the best of the others. */
export function toMarkdown(medians: Record<Screen, Result>, about: string): string {
  const libraries = screens.filter((screen) => screen !== 'bare');
  const others = libraries.filter((screen) => screen !== 'khayamiya');
  const lines = (Object.keys(rows) as (keyof Result)[]).map((measure) => {
    const { says, digits } = rows[measure];
    const of = (screen: Screen) => medians[screen][measure];
    const cells = libraries.map((screen) => `${of(screen).toFixed(digits)} (${times(of(screen), of('bare'))})`);
    return [says, of('bare').toFixed(digits)].concat(cells, times(of('khayamiya'), Math.min(...others.map(of))));
  });
  const heads = ['', names.bare, ...libraries.map((screen) => names[screen]), 'Khayamiya ÷ best other'];
  const table = [heads, heads.map((_, at) => (at === 0 ? '---' : '---:')), ...lines];
  return `# UI benchmark

${about} In brackets: times bare React.

${table.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}
`;
}

/** Of nothing there is no multiple. */
const times = (value: number, of: number) => (of > 0 ? `× ${(value / of).toFixed(2)}` : '–');
