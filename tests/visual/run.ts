// npm run test:visual [-- --base REV] [-- --only Forms/]: pictures of every sheet, now and before, and a page to look through them.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { modes } from '../../.storybook/modes.ts';
import { compare } from './compare.ts';
import { type Look, writeReport } from './report.ts';
import { readSheets, type Sheet } from './sheets.ts';
import { type Failure, pictureOf, shoot } from './shoot.ts';
import { buildCommit, buildWorkingTree, cache, commitOf, root } from './storybooks.ts';

const { values } = parseArgs({ options: { base: { type: 'string' }, only: { type: 'string' } } });
const seconds = () => Math.round(performance.now() / 1000);
const say = (sentence: string) => console.log(`${String(seconds()).padStart(4)} s  ${sentence}`);

const asked = (sheets: Sheet[]) => sheets.filter(({ title }) => !values.only || title.includes(values.only));

async function picturesOf(storybook: string, pictures: string): Promise<{ sheets: Sheet[]; failures: Failure[] }> {
  const sheets = asked(readSheets(storybook));
  say(`${sheets.length} sheets in ${Object.keys(modes).length} modes …`);
  return { sheets, failures: await shoot(storybook, sheets, pictures) };
}

mkdirSync(cache, { recursive: true });
const afterPictures = path.join(cache, 'after');
const beforePictures = path.join(cache, 'before');
const differences = path.join(cache, 'difference');
for (const folder of [beforePictures, differences]) rmSync(folder, { recursive: true, force: true });

const base = values.base && commitOf(values.base);
let before: { sheets: Sheet[]; failures: Failure[] } = { sheets: [], failures: [] };
if (base) {
  say(`Storybook of ${values.base} (${base.slice(0, 9)}) …`);
  before = await picturesOf(buildCommit(base), beforePictures);
}
say('Storybook of the working tree …');
const after = await picturesOf(buildWorkingTree(), afterPictures);

/** Holds one sheet in one mode against what it was. */
function look({ id, title, name }: Sheet, mode: string): Look {
  const picture = pictureOf(id, mode);
  const [old, young] = [path.join(beforePictures, picture), path.join(afterPictures, picture)];
  const which = { id, title, name, mode };
  const failure = after.failures.find((one) => one.id === id && one.mode === mode);
  if (failure) return { ...which, state: 'failed', why: failure.why };
  if (!existsSync(young)) return { ...which, state: 'gone' };
  if (!existsSync(old)) return { ...which, state: 'new' };
  const result = compare(readFileSync(old), readFileSync(young));
  if (!result.changed) return { ...which, state: 'same' };
  const file = path.join(differences, picture);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, result.difference);
  return { ...which, state: 'changed', pixels: result.pixels };
}

say('comparing …');
const known = new Set(after.sheets.map(({ id }) => id));
const sheets = [...after.sheets, ...before.sheets.filter(({ id }) => !known.has(id))];
const looks = sheets.flatMap((sheet) => Object.keys(modes).map((mode) => look(sheet, mode)));
const page = writeReport(looks, base ? `${values.base} (${base.slice(0, 9)})` : undefined);

const counts = Object.entries(Object.groupBy(looks, ({ state }) => state)).map(
  ([state, list]) => `${list.length} ${state}`,
);
say(`${counts.join(', ')}: open ${path.relative(root, page)}`);
// A difference is for people to judge; a sheet that cannot be shown is not.
process.exit(looks.some(({ state }) => state === 'failed') ? 1 : 0);
