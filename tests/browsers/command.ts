/** Creates the command that runs stories in the browser `TEST_BROWSER`. Names of files at its end choose some of them. */
export const createBrowserCommand = (report: string): string[] => [
  'vitest',
  'run',
  '--config',
  'tests/browsers/vitest.config.ts',
  '--maxWorkers',
  '2',
  '--reporter',
  'default',
  '--reporter',
  'json',
  '--outputFile.json',
  report,
];
