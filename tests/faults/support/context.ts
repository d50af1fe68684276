import type { Platform } from './platform.ts';
import { createPlatform } from './platform.ts';
import type { PostgresCluster } from './postgresCluster.ts';
import type { SeededRandom } from './random.ts';
import type { CaseResult, Engine } from './report.ts';

/** What a case gets. */
export interface CaseContext {
  engine: Engine;
  random: SeededRandom;
  /** Whether this is the short run of `npm test`. */
  isShort: boolean;
  /** Rounds of kill -9. */
  killRounds: number;
  result: CaseResult;
  /** The cluster of a case on PostgreSQL. */
  cluster: PostgresCluster | undefined;
  /** Creates an empty platform on the engine of the case. It is deleted after the case. */
  createPlatform: (settings?: Record<string, string>) => Platform;
}

/** A fault, and what has to be true after it. */
export interface FaultCase {
  name: string;
  engines: readonly Engine[];
  /** Runs it also in `npm test`. */
  isCheap: boolean;
  run: (context: CaseContext) => Promise<void>;
}

let databaseCount = 0;

/** Creates a function that creates platforms of an engine, and one that deletes all of them. */
export function createPlatformFactory(engine: Engine, cluster: PostgresCluster | undefined) {
  const platforms: Platform[] = [];
  return {
    create: (settings: Record<string, string> = {}): Platform => {
      databaseCount += 1;
      const databaseUrl = engine === 'postgres' ? cluster?.createDatabase(`fanous_faults_${databaseCount}`) : undefined;
      const platform = createPlatform({ settings, ...(databaseUrl !== undefined && { databaseUrl }) });
      platforms.push(platform);
      return platform;
    },
    getErrors: () => platforms.map((platform) => platform.getErrors()).join(''),
    removeAll: () => platforms.forEach((platform) => platform.remove()),
  };
}
