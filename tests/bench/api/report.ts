import type { RequestCase, ServerOptions, Measurement, MemoryUse } from './requestCases.ts';

/** The result of one kind of request. */
export interface Row extends Omit<ServerOptions, 'dataDir'>, Measurement, MemoryUse {
  caseName: string;
  baseline: RequestCase['baseline'];
}

/** Formats all results as a Markdown table. */
export function toMarkdown(rows: readonly Row[], { seconds, rounds }: { seconds: number; rounds: number }): string {
  const smallest = Math.min(...rows.filter(({ rows }) => rows > 0).map(({ rows }) => rows));
  const findConstant = ({ baseline }: Row) =>
    rows.find((row) => row.engine === 'constant' && row.baseline === baseline);
  const findSmallest = (row: Row) =>
    rows.find(({ engine, caseName, rows }) => engine === row.engine && caseName === row.caseName && rows === smallest);
  const engines = ['constant', 'embedded', 'postgres'];
  const inOrder = rows.toSorted((a, b) => engines.indexOf(a.engine) - engines.indexOf(b.engine) || a.rows - b.rows);
  const lines = inOrder.map((row) => {
    const constant = findConstant(row);
    const small = row.engine === 'constant' ? undefined : findSmallest(row);
    return [
      row.engine,
      row.rows > 0 ? row.rows.toLocaleString('en-US') : '',
      row.caseName,
      Math.round(row.requestsPerSecond).toLocaleString('en-US'),
      constant ? (row.requestsPerSecond / constant.requestsPerSecond).toFixed(2) : '',
      row.p50Ms.toFixed(0),
      row.p99Ms.toFixed(0),
      small ? (row.p99Ms / Math.max(1, small.p99Ms)).toFixed(1) : '',
      row.heapMb.toFixed(0),
      row.residentMb.toFixed(0),
    ];
  });
  const heads = ['on', 'rows', 'what', 'per second', '× constant', 'p50 ms', 'p99 ms', '× p99 at fewest'];
  const table = [[...heads, 'heap MB', 'RSS MB'], Array.from({ length: 10 }, () => '---'), ...lines];
  return `# API benchmark

50 connections, the middle of ${rounds} rounds of ${seconds} s a cell, each after 1 s of warming up, Node ${process.version}, ${new Date().toISOString()}.

${table.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}
`;
}
