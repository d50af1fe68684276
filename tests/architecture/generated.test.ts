import { generateFiles } from '../../packages/api-client/scripts/generate.ts';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the files generated from the contract are current', async () => {
  const generated = await generateFiles();
  expect(generated.size).toBeGreaterThan(2);
  for (const [file, content] of generated)
    expect(readFileSync(file, 'utf8') === content, `${file} is current`).toBe(true);
}, 60_000);
