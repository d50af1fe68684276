import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that start servers or browsers, or have hundreds of tests. */
const slowFiles =
  /\/(authorization|backup|badInputs|commandLine|embedded|idempotency|operationsPage|rightsUnderWay|startup)\.test\.ts$/;

const getRank = ({ moduleId }: TestSpecification) => (slowFiles.test(moduleId) ? 0 : 1);

/** Starts the slow files first. Otherwise one of them runs alone at the end, and a core has nothing to do. */
export class SlowFilesFirstSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- This `sort` is not of an array.
    const sorted = await super.sort(files);
    return sorted.toSorted((first, second) => getRank(first) - getRank(second));
  }
}
