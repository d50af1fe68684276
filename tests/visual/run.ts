// npm run test:visual [-- --base REV] [-- --only Forms/]: compares screenshots of every sheet before and after a change, and writes a report page.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { modes } from '../../.storybook/modes.ts';
import { comparePictures } from './compare.ts';
import { type SheetComparison, writeReport } from './report.ts';
import { readSheets, type Sheet } from './sheets.ts';
import { type ScreenshotFailure, getPicturePath, takeScreenshots } from './takeScreenshots.ts';
import { buildCommitStorybook, buildWorkingTreeStorybook, cacheDir, getCommitHash, root } from './storybooks.ts';

const { values } = parseArgs({ options: { base: { type: 'string' }, only: { type: 'string' } } });
const seconds = () => Math.round(performance.now() / 1000);
const log = (sentence: string) => console.log(`${String(seconds()).padStart(4)} s  ${sentence}`);

const filterSheets = (sheets: Sheet[]) => sheets.filter(({ title }) => !values.only || title.includes(values.only));

async function takePictures(
  storybook: string,
  pictures: string,
): Promise<{ sheets: Sheet[]; failures: ScreenshotFailure[] }> {
  const sheets = filterSheets(readSheets(storybook));
  log(`${sheets.length} sheets in ${Object.keys(modes).length} modes …`);
  return { sheets, failures: await takeScreenshots(storybook, sheets, pictures) };
}

mkdirSync(cacheDir, { recursive: true });
const afterPictures = path.join(cacheDir, 'after');
const beforePictures = path.join(cacheDir, 'before');
const differences = path.join(cacheDir, 'difference');
for (const folder of [beforePictures, differences]) rmSync(folder, { recursive: true, force: true });

const base = values.base && getCommitHash(values.base);
let before: { sheets: Sheet[]; failures: ScreenshotFailure[] } = { sheets: [], failures: [] };
if (base) {
  log(`Storybook of ${values.base} (${base.slice(0, 9)}) …`);
  before = await takePictures(buildCommitStorybook(base), beforePictures);
}
log('Storybook of the working tree …');
const after = await takePictures(buildWorkingTreeStorybook(), afterPictures);

/** Compares one sheet in one mode with the base. */
function compareSheet({ id, title, name }: Sheet, mode: string): SheetComparison {
  const picture = getPicturePath(id, mode);
  const [old, newer] = [path.join(beforePictures, picture), path.join(afterPictures, picture)];
  const which = { id, title, name, mode };
  const failure = after.failures.find((one) => one.id === id && one.mode === mode);
  if (failure) return { ...which, state: 'failed', reason: failure.reason };
  if (!existsSync(newer)) return { ...which, state: 'gone' };
  if (!existsSync(old)) return { ...which, state: 'new' };
  const result = comparePictures(readFileSync(old), readFileSync(newer));
  if (!result.changed) return { ...which, state: 'same' };
  const file = path.join(differences, picture);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, result.difference);
  return { ...which, state: 'changed', pixels: result.pixels };
}

log('comparing …');
const currentIds = new Set(after.sheets.map(({ id }) => id));
const sheets = [...after.sheets, ...before.sheets.filter(({ id }) => !currentIds.has(id))];
const comparisons = sheets.flatMap((sheet) => Object.keys(modes).map((mode) => compareSheet(sheet, mode)));
const page = writeReport(comparisons, base ? `${values.base} (${base.slice(0, 9)})` : undefined);

const counts = Object.entries(Object.groupBy(comparisons, ({ state }) => state)).map(
  ([state, list]) => `${list.length} ${state}`,
);
log(`${counts.join(', ')}: open ${path.relative(root, page)}`);
// A person judges differences. Only a sheet that cannot be shown is a failure.
process.exit(comparisons.some(({ state }) => state === 'failed') ? 1 : 0);
