import { defineConfig } from '@lingui/conf';
import { readdirSync } from 'node:fs';
import path from 'node:path';

const features = path.join(import.meta.dirname, 'packages/features/src');
const foldersIn = (group: string) =>
  readdirSync(path.join(features, group), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [`${group}/${entry.name}`] : [],
  );
const areas = ['shared', 'account', 'offline', 'progress', 'search', ...foldersIn('site'), ...foldersIn('dashboard')];

/** One catalogue per area, beside its code; the English source is the specification's wording. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['ar', 'en'],
  catalogs: areas.map((name) => ({
    // The prefix matters: the extractor skips whatever stands before `{locale}`, which must not be the whole area.
    path: `<rootDir>/packages/features/src/${name}/messages.{locale}`,
    include: [`<rootDir>/packages/features/src/${name}/**/*.{ts,tsx}`],
    exclude: ['**/*.stories.tsx', '**/*.test.*', '**/stories/**'],
  })),
  orderBy: 'origin',
});
