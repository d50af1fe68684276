import { globSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { canInstallDebianPackages, installDebianPackages } from '../../../tools/verify/debian.ts';

/** The clock of a server that a case can move. */
export interface MovableClock {
  settings: Record<string, string>;
  /** Moves the clock away from the real time: `+2h`, `-1d`. */
  move: (offset: string) => void;
}

const findLibrary = () => globSync('/usr/lib/*/faketime/libfaketimeMT.so.1')[0];

/** Creates a clock with libfaketime, and installs Debian's package if it is missing. Undefined if neither is possible. */
export function createMovableClock(folder: string): MovableClock | undefined {
  if (!findLibrary() && canInstallDebianPackages()) {
    try {
      installDebianPackages(['faketime']);
    } catch {
      return undefined;
    }
  }
  const library = findLibrary();
  if (library === undefined) return undefined;
  const file = path.join(folder, 'clock');
  const move = (offset: string) => writeFileSync(file, `${offset}\n`);
  move('+0');
  return {
    move,
    settings: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      // Timers go on as they do after a real jump.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
  };
}
