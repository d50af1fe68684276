// npm run chromatic: the same sheets in the same modes on chromatic.com, once CHROMATIC_PROJECT_TOKEN is set.
import { spawnSync } from 'node:child_process';
import { readSheets } from './sheets.ts';
import { buildWorkingTreeStorybook } from './storybooks.ts';

if (!process.env['CHROMATIC_PROJECT_TOKEN']) {
  console.error('Set CHROMATIC_PROJECT_TOKEN to the token of the project on chromatic.com.');
  process.exit(1);
}
const storybook = buildWorkingTreeStorybook();
// Chromatic does not support tags, so the sheets are listed by name. The modes are in .storybook/preview.tsx.
const sheets = readSheets(storybook).flatMap(({ title, name }) => ['--only-story-names', `${title}/${name}`]);
const { status } = spawnSync(
  'chromatic',
  ['--storybook-build-dir', storybook, '--exit-zero-on-changes', ...sheets, ...process.argv.slice(2)],
  { stdio: 'inherit' },
);
process.exit(status ?? 1);
