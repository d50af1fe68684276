import { NodeFS } from '@electric-sql/pglite/nodefs';
import { fsyncSync } from 'node:fs';

type InitParameters = Parameters<NodeFS['init']>;

/** The part of Emscripten's file system that PGlite opens its files through. */
interface EmscriptenModule {
  NODEFS?: { stream_ops: { fsync?: (stream: { nfd?: number | null }) => number } };
}

/**
 * A `NodeFS` whose fsync reaches the disk. PGlite's own drops the call, so that a power cut takes every acknowledged
 * row along. This hooks into PGlite's insides: `durability.test.ts` counts the calls, to notice when it stops working.
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
