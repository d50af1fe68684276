import { expect, test } from 'vitest';
import { createGetShell } from './shells.ts';

const createLazyChunk = (name: string, css: string[] = []) => ({
  file: `assets/${name}.js`,
  name,
  isDynamicEntry: true,
  css,
});
const manifest = {
  'LoginPage.tsx': createLazyChunk('LoginPage', ['assets/LoginPage.css']),
  'UsersPage.tsx': createLazyChunk('UsersPage'),
  'pages.ts': createLazyChunk('dashboardPages'),
  'features/src/shared/messages.ar.po': { ...createLazyChunk('messages.ar'), file: 'assets/shared.ar.js' },
  'features/src/shared/messages.en.po': { ...createLazyChunk('messages.en'), file: 'assets/shared.en.js' },
};
const routes = [
  { path: '/login', handle: { ssr: false, page: 'LoginPage' } },
  {
    handle: { ssr: false, isGuarded: true },
    children: [{ path: '/dashboard/users', handle: { ssr: false, page: 'UsersPage', chunks: ['dashboardPages'] } }],
  },
  { path: '*' },
];
const options = { manifest, styles: { 'assets/LoginPage.css': '.login{}' }, template: '' };
const shells = { ar: '<head></head>ar', en: '<head></head>en' };
const getShell = createGetShell(routes, shells, options);
const getFiles = (shell: string) => [...shell.matchAll(/href="\/assets\/([^"]+)"/g)].map(([, file]) => file);

test('a document without content starts the files of its page', () => {
  const shell = getShell('/dashboard/users?page=2', { language: 'en', isSignedIn: true });
  expect(getFiles(shell)).toEqual(['shared.en.js', 'UsersPage.js', 'dashboardPages.js']);
  expect(shell).toMatch(/<\/head>en$/);
});

test('a guarded page starts the files of the sign-in page for a visitor without a session', () => {
  const shell = getShell('/dashboard/users', { language: 'ar', isSignedIn: false });
  expect(getFiles(shell)).toEqual(['LoginPage.css', 'shared.ar.js', 'LoginPage.js']);
});

test('all missing pages share one document', () => {
  const visitor = { language: 'ar', isSignedIn: false } as const;
  expect(getShell('/a', visitor)).toBe(getShell('/b/c', visitor));
});

test('a page without files in the build is an error at the start', () => {
  expect(() => createGetShell([{ path: '/x', handle: { ssr: false, page: 'GonePage' } }], shells, options)).toThrow(
    '0 files for GonePage',
  );
});
