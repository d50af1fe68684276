import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawings } from '../../../scripts/icons.ts';
import { type IconEntry, icons } from './icons.ts';

const names = Object.entries<IconEntry>(icons);

test.each(names)('%s says whether it mirrors', (_name, entry) => {
  expect(typeof entry.mirror).toBe('boolean');
});

test('brand marks, media controls, checks and clocks never mirror', () => {
  const fixed = ['play', 'pause', 'check', 'clock', 'search', 'phone', 'heart', 'facebook', 'youtube'] as const;
  expect(fixed.filter((name) => icons[name].mirror)).toEqual([]);
});

test('what points along the line of reading mirrors', () => {
  const along = ['arrow-forward', 'arrow-back', 'chevron-forward', 'log-out', 'external-link', 'list-checks'] as const;
  expect(along.filter((name) => !icons[name].mirror)).toEqual([]);
});

test('no name says left or right', () => {
  expect(names.map(([name]) => name).filter((name) => /left|right/.test(name))).toEqual([]);
});

test('the drawings are those of the registry', async () => {
  for (const [file, text] of await drawings())
    expect(readFileSync(file, 'utf8') === text, 'run node packages/ui/scripts/icons.ts').toBe(true);
});
