import { corruptBackup, interruptedRestore } from './cases/backups.ts';
import { bucketAway } from './cases/bucketAway.ts';
import { clockJump } from './cases/clockJump.ts';
import { databaseAway } from './cases/databaseAway.ts';
import { diskFull } from './cases/diskFull.ts';
import { eventStreams } from './cases/eventStreams.ts';
import { halfSentUploads } from './cases/halfSentUploads.ts';
import { killed } from './cases/killed.ts';
import { parallelStarts } from './cases/parallelStarts.ts';
import { slowClients } from './cases/slowClients.ts';
import { terminated } from './cases/terminated.ts';
import type { FaultCase } from './support/context.ts';

/** All cases, in the order in which they run. */
export const faultCases: readonly FaultCase[] = [
  killed,
  terminated,
  diskFull,
  databaseAway,
  bucketAway,
  halfSentUploads,
  slowClients,
  eventStreams,
  parallelStarts,
  corruptBackup,
  interruptedRestore,
  clockJump,
];
