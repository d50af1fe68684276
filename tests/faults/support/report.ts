/** The database of a case. */
export type Engine = 'embedded' | 'postgres';

/** The result of one case on one engine. */
export interface CaseResult {
  name: string;
  engine: Engine;
  rounds: number;
  /** Acknowledged writes. What they left was checked after the fault. */
  writes: number;
  /** Stored files whose checksum was compared. */
  files: number;
  /** Acknowledged rows and files that are missing or have other content. */
  lost: number;
  /** Times from the end of the fault until the server was ready. Information, never asserted. */
  recoveryMs: number[];
  /** What was wrong. Empty if the case passed. */
  problems: string[];
  /** Why the case did not run. */
  skipped?: string;
  note?: string;
}

/** Creates a result to which a case adds. */
export const createResult = (name: string, engine: CaseResult['engine']): CaseResult => ({
  name,
  engine,
  rounds: 0,
  writes: 0,
  files: 0,
  lost: 0,
  recoveryMs: [],
  problems: [],
});

/** Formats the results as a table in Markdown. */
export function formatResults(results: readonly CaseResult[]): string {
  const header = ['case', 'engine', 'rounds', 'writes', 'files', 'lost', 'recovery: median, longest', 'result'];
  const lines = results.map((result) => [
    result.name,
    result.engine,
    String(result.rounds),
    String(result.writes),
    String(result.files),
    String(result.lost),
    formatTimes(result.recoveryMs),
    formatOutcome(result),
  ]);
  const all = [header, header.map((title) => '-'.repeat(title.length)), ...lines];
  const widths = header.map((_, column) => Math.max(...all.map((line) => line[column]?.length ?? 0)));
  return all
    .map((line) => `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`)
    .join('\n');
}

function formatOutcome({ problems, skipped, note }: CaseResult): string {
  if (problems.length > 0) return `FAILED (${problems.length})`;
  if (skipped !== undefined) return `skipped: ${skipped}`;
  return note === undefined ? 'passed' : `passed; ${note}`;
}

function formatTimes(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const format = (ms: number | undefined) => `${((ms ?? 0) / 1_000).toFixed(1)} s`;
  return sorted.length === 0 ? '–' : `${format(sorted[Math.floor(sorted.length / 2)])}, ${format(sorted.at(-1))}`;
}
