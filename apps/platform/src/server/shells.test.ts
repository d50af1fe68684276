import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createGetShellDocument } from './shells.ts';

const createLazyChunk = (name: string, css: string[] = []) => ({
  file: `assets/${name}.js`,
  name,
  isDynamicEntry: true,
  css,
});
const manifest = {
  'LoginPage.tsx': createLazyChunk('LoginPage', ['assets/LoginPage.css']),
  'UsersPage.tsx': createLazyChunk('UsersPage'),
  'PublicLayout.tsx': createLazyChunk('PublicLayout', ['assets/PublicLayout.css']),
  'DashboardLayout.tsx': createLazyChunk('DashboardLayout', ['assets/DashboardLayout.css']),
  'pages.ts': createLazyChunk('dashboardPages'),
  'features/src/shared/messages.ar.po': { ...createLazyChunk('messages.ar'), file: 'assets/shared.ar.js' },
  'features/src/shared/messages.en.po': { ...createLazyChunk('messages.en'), file: 'assets/shared.en.js' },
};
const routes = [
  {
    handle: { ssr: false, page: 'PublicLayout' },
    children: [{ path: '/login', handle: { ssr: false, page: 'LoginPage' } }],
  },
  {
    handle: { ssr: false, isGuarded: true, page: 'DashboardLayout' },
    children: [{ path: '/dashboard/users', handle: { ssr: false, page: 'UsersPage', chunks: ['dashboardPages'] } }],
  },
  { path: '*' },
];
const styles = {
  'assets/LoginPage.css': '.login{}',
  'assets/PublicLayout.css': '.public{}',
  'assets/DashboardLayout.css': '.dashboard{}',
};
const options = { manifest, styles, template: '' };
const createShells = (language: string) => ({
  PublicLayout: `<head></head>public ${language}`,
  DashboardLayout: `<head></head>dashboard ${language}`,
});
const shells = { ar: createShells('ar'), en: createShells('en') };
const getShellDocument = createGetShellDocument(routes, shells, options);
const getFiles = (html: string) => [...html.matchAll(/href="\/assets\/([^"]+)"/g)].map(([, file]) => file);

test('a document has the skeleton of its layout with its styles, and starts the files of its page', () => {
  const shell = getShellDocument('/dashboard/users?page=2', { language: 'en', isSignedIn: true });
  const html = shell.createHtml();
  expect(getFiles(html)).toEqual([
    'DashboardLayout.css',
    'shared.en.js',
    'DashboardLayout.js',
    'UsersPage.js',
    'dashboardPages.js',
  ]);
  expect(html).toContain('<style>.dashboard{}</style>');
  expect(html).toMatch(/<\/head>dashboard en$/);
  expect(shell.styleElementHashes).toEqual([
    `'sha256-${createHash('sha256').update('.dashboard{}').digest('base64')}'`,
  ]);
});

test('a guarded page starts the files of the sign-in page for a visitor without a session', () => {
  const html = getShellDocument('/dashboard/users', { language: 'ar', isSignedIn: false }).createHtml();
  expect(getFiles(html)).toEqual([
    'PublicLayout.css',
    'LoginPage.css',
    'shared.ar.js',
    'PublicLayout.js',
    'LoginPage.js',
  ]);
  expect(html).toContain('<link rel="preload" as="style" crossorigin href="/assets/LoginPage.css">');
  expect(html).toMatch(/<\/head>public ar$/);
});

test('all missing pages share one document', () => {
  const visitor = { language: 'ar', isSignedIn: false } as const;
  expect(getShellDocument('/a', visitor)).toBe(getShellDocument('/b/c', visitor));
});

test('a page without files in the build is an error at the start', () => {
  expect(() =>
    createGetShellDocument([{ path: '/x', handle: { ssr: false, page: 'GonePage' } }], shells, options),
  ).toThrow('0 files for GonePage');
});
