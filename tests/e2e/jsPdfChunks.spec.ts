// jsPDF is large, so no page of the built app may load it before photos are sent.
import { expect } from '@playwright/test';
import { test } from './support/test.ts';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { builtAppDir } from '../../tools/buildApp.ts';

interface Chunk {
  file: string;
  src?: string;
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  imports?: string[];
}

test('no page loads jsPDF with its code, and nothing that jsPDF could load is in the build', () => {
  const manifest = JSON.parse(readFileSync(path.join(builtAppDir, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >;
  const assets = readdirSync(path.join(builtAppDir, 'assets')).filter((file) => file.endsWith('.js'));
  const withJsPdf = new Set(
    assets.filter((file) => readFileSync(path.join(builtAppDir, 'assets', file), 'utf8').includes('jsPDF')),
  );
  // The worker, and the chunk for browsers whose workers cannot draw.
  expect([...withJsPdf].map((file) => file.replace(/-[\w-]{7,8}\.js$/, '')).toSorted()).toEqual([
    'createPdfOnMainThread',
    'pdf.worker',
  ]);

  const collectFiles = (key: string, seen = new Set<string>()): Set<string> => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return seen;
    seen.add(key);
    chunk.imports?.forEach((next) => collectFiles(next, seen));
    return seen;
  };
  const entries = Object.entries(manifest).filter(([, chunk]) => chunk.isEntry || chunk.isDynamicEntry);
  expect(entries.length).toBeGreaterThan(50);
  const loading = entries
    .filter(([key]) => [...collectFiles(key)].some((each) => withJsPdf.has(path.basename(manifest[each]?.file ?? ''))))
    .map(([key]) => path.basename(key));
  expect(loading).toEqual(['createPdfOnMainThread.ts']);
  expect(assets.filter((file) => /html2canvas|dompurify|purify|canvg/i.test(file))).toEqual([]);
});
