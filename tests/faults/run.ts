// node tests/faults/run.ts: faults of a real server, with a real database, and what has to be true after each (README.md).
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { faultCases } from './cases.ts';
import { createPlatformFactory } from './support/context.ts';
import type { FaultCase } from './support/context.ts';
import { startPostgresCluster } from './support/postgresCluster.ts';
import { SeededRandom } from './support/random.ts';
import { createResult, formatResults } from './support/report.ts';
import type { CaseResult, Engine } from './support/report.ts';

const { values: options } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    seed: { type: 'string' },
    rounds: { type: 'string' },
    case: { type: 'string' },
    engine: { type: 'string' },
  },
});

const seed = Number(options.seed ?? randomInt(2 ** 31));
const killRounds = Number(options.rounds ?? (options.short ? 5 : 100));
const engines: readonly Engine[] = ['embedded', 'postgres'];
const maxShownErrorLength = 4_000;
const results: CaseResult[] = [];

console.log(`Seed: ${seed}. Repeat this run with --seed ${seed}.`);
// Both engines run together, because most of the time is spent waiting for disks and timeouts.
await Promise.all(engines.filter((engine) => (options.engine ?? engine) === engine).map(runCases));
results.sort((a, b) => getPosition(a) - getPosition(b));

console.log(`\n${formatResults(results)}`);
for (const { name, engine, problems } of results)
  if (problems.length > 0) console.error(`\n${name}, ${engine}:\n${problems.slice(0, 20).join('\n')}`);
process.exit(results.every(({ problems }) => problems.length === 0) ? 0 : 1);

async function runCases(engine: Engine): Promise<void> {
  for (const fault of faultCases) {
    const isSelected = fault.engines.includes(engine) && fault.name.includes(options.case ?? '');
    if (isSelected && (fault.isCheap || !options.short || options.case !== undefined))
      results.push(await runCase(fault, engine));
  }
}

function getPosition({ name, engine }: CaseResult): number {
  return engines.length * faultCases.findIndex((fault) => fault.name === name) + (engine === 'embedded' ? 0 : 1);
}

async function runCase(fault: FaultCase, engine: Engine): Promise<CaseResult> {
  const result = createResult(fault.name, engine);
  const startTime = performance.now();
  const cluster = engine === 'postgres' ? await startPostgresCluster() : undefined;
  if (engine === 'postgres' && !cluster) return { ...result, skipped: 'no PostgreSQL here' };
  const platforms = createPlatformFactory(engine, cluster);
  try {
    // Each case starts from the seed again, so that it can be repeated alone.
    const random = new SeededRandom(seed);
    await fault.run({
      engine,
      random,
      isShort: options.short,
      killRounds,
      result,
      cluster,
      createPlatform: platforms.create,
    });
  } catch (error) {
    result.problems.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
    result.problems.push(`The servers wrote: ${platforms.getErrors().slice(-maxShownErrorLength)}`);
  } finally {
    platforms.removeAll();
    cluster?.remove();
  }
  const seconds = ((performance.now() - startTime) / 1_000).toFixed(0);
  const outcome = result.problems.length > 0 ? 'FAILED' : result.skipped === undefined ? 'passed' : 'skipped';
  console.log(`${fault.name}, ${engine}: ${outcome} after ${seconds} s`);
  return result;
}
