import { NodeFS } from '@electric-sql/pglite/nodefs';
import { fsyncSync } from 'node:fs';

type InitParameters = Parameters<NodeFS['init']>;

/** The part of Emscripten's file system that PGlite uses. */
interface EmscriptenModule {
  NODEFS?: { stream_ops: { fsync?: (stream: { nfd?: number | null }) => number } };
}

/**
 * A `NodeFS` whose fsync reaches the disk. PGlite ignores the call, so that a power cut would lose committed rows.
 * This uses internals of PGlite: `test/embedded.test.ts` counts the calls, to detect when it stops working.
 */
export class DurableNodeFS extends NodeFS {
  override async init(...parameters: InitParameters): ReturnType<NodeFS['init']> {
    const result = await super.init(...parameters);
    const steps = (result.emscriptenOpts.preRun ??= []) as ((module: EmscriptenModule) => void)[];
    steps.push((module) => {
      if (!module.NODEFS) throw new Error('PGlite no longer mounts NODEFS: commits would not reach the disk.');
      module.NODEFS.stream_ops.fsync = ({ nfd }) => {
        if (typeof nfd === 'number') fsyncSync(nfd);
        return 0;
      };
    });
    return result;
  }
}
