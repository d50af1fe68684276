import type { Cell, ServerOptions, Measurement, MemoryUse } from './cells.ts';

/** One measured cell. */
export interface Row extends Omit<ServerOptions, 'dataDir'>, Measurement, MemoryUse {
  cell: string;
  beside: Cell['beside'];
}

/** Everything in one table, with what is asked of it below. */
export function toMarkdown(rows: readonly Row[], { seconds, rounds }: { seconds: number; rounds: number }): string {
  const smallest = Math.min(...rows.filter(({ rows }) => rows > 0).map(({ rows }) => rows));
  const findConstant = ({ beside }: Row) => rows.find((row) => row.engine === 'constant' && row.beside === beside);
  const findSmallest = (row: Row) =>
    rows.find(({ engine, cell, rows }) => engine === row.engine && cell === row.cell && rows === smallest);
  const engines = ['constant', 'embedded', 'postgres'];
  const inOrder = rows.toSorted((a, b) => engines.indexOf(a.engine) - engines.indexOf(b.engine) || a.rows - b.rows);
  const lines = inOrder.map((row) => {
    const constant = findConstant(row);
    const small = row.engine === 'constant' ? undefined : findSmallest(row);
    return [
      row.engine,
      row.rows > 0 ? row.rows.toLocaleString('en-US') : '',
      row.cell,
      Math.round(row.perSecond).toLocaleString('en-US'),
      constant ? (row.perSecond / constant.perSecond).toFixed(2) : '',
      row.p50.toFixed(0),
      row.p99.toFixed(0),
      small ? (row.p99 / Math.max(1, small.p99)).toFixed(1) : '',
      row.heap.toFixed(0),
      row.resident.toFixed(0),
    ];
  });
  const heads = ['on', 'rows', 'what', 'per second', '× constant', 'p50 ms', 'p99 ms', '× p99 at fewest'];
  const table = [[...heads, 'heap MB', 'RSS MB'], Array.from({ length: 10 }, () => '---'), ...lines];
  return `# API benchmark

50 connections, the middle of ${rounds} rounds of ${seconds} s a cell, each after 1 s of warming up, Node ${process.version}, ${new Date().toISOString()}.

${table.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}
`;
}
