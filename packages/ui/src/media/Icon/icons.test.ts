import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createIconFiles } from '../../../scripts/icons.ts';
import { type IconEntry, icons } from './icons.ts';

const names = Object.entries<IconEntry>(icons);

test.each(names)('%s defines whether it mirrors', (_name, entry) => {
  expect(typeof entry.mirror).toBe('boolean');
});

test('brand marks, media controls, checks and clocks never mirror', () => {
  const fixed = ['play', 'pause', 'check', 'clock', 'search', 'phone', 'heart', 'facebook', 'youtube'] as const;
  expect(fixed.filter((name) => icons[name].mirror)).toEqual([]);
});

test('icons that point in reading direction mirror', () => {
  const along = ['arrow-forward', 'arrow-back', 'chevron-forward', 'log-out', 'external-link', 'list-checks'] as const;
  expect(along.filter((name) => !icons[name].mirror)).toEqual([]);
});

test('no name contains left or right', () => {
  expect(names.map(([name]) => name).filter((name) => /left|right/.test(name))).toEqual([]);
});

test('the generated drawings match the registry', async () => {
  for (const [file, text] of await createIconFiles())
    expect(readFileSync(file, 'utf8') === text, 'run node packages/ui/scripts/icons.ts').toBe(true);
});
