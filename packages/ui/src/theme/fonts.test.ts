import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createFontSubsets } from '../../scripts/subsetFonts.ts';

const timeoutMs = 60_000;

test(
  'the small fonts have the characters and weights of fonts.css',
  async () => {
    const subsets = await createFontSubsets();
    expect(subsets).toHaveLength(6);
    const outdated = subsets.filter(
      ({ file, bytes }) => !bytes.equals(readFileSync(path.join(import.meta.dirname, 'fonts', file))),
    );
    expect(outdated.map(({ file }) => file)).toEqual([]);
  },
  timeoutMs,
);
