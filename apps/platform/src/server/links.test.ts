import { expect, test } from 'vitest';
import { createFirstViewFiles } from './links.ts';

const lazy = (name: string) => ({ file: `assets/${name}.js`, name, isDynamicEntry: true });
const manifest = {
  'index.html': { file: 'assets/index.js', name: 'index', imports: ['_base.js'] },
  '_base.js': { file: 'assets/base.js', name: 'base' },
  'features/src/home/HomePage.tsx': { ...lazy('HomePage'), imports: ['_base.js'], css: ['assets/HomePage.css'] },
  'features/src/home/Intro.tsx': lazy('Intro'),
  'features/src/home/Teachers.tsx': { ...lazy('Teachers'), css: ['assets/Teachers.css'] },
  'features/src/shared/messages.ar.po': { ...lazy('messages.ar'), file: 'assets/shared.ar.js' },
  'features/src/dashboard/layout/messages.ar.po': { ...lazy('messages.ar'), file: 'assets/dashboard.ar.js' },
  'features/src/dashboard/frames/messages.ar.po': { ...lazy('messages.ar'), file: 'assets/other.ar.js' },
};
const routes = [
  { path: '/', handle: { ssr: true, area: 'dashboard/layout', page: 'HomePage' } },
  { path: '/gone', handle: { ssr: true, page: 'GonePage' } },
];
const template = '<script type="module" src="/assets/index.js"></script><link href="/assets/base.js">';
const styles = { 'assets/HomePage.css': '.home{color:red}', 'assets/Teachers.css': '.teachers{color:red}' };
const getFiles = createFirstViewFiles(routes, { manifest, styles, template });
const getUrls = (links: string) => [...links.matchAll(/href="([^"]+)"/g)].map(([, url]) => url);

test('the first view has the styles of the page, and links for its code, messages and lazy components', () => {
  const files = getFiles({ pathname: '/', language: 'ar', components: ['Intro'] });
  expect(getUrls(files.preloads)).toEqual([
    '/assets/shared.ar.js',
    '/assets/dashboard.ar.js',
    '/assets/HomePage.js',
    '/assets/Intro.js',
  ]);
  // The template names the base chunk already.
  expect(files.preloads).not.toContain('base.js');
  expect(files.styles).toContain('<style>.home{color:red}</style>');
});

test('a static component adds its styles, but not its code', () => {
  const files = getFiles({ pathname: '/', language: 'ar', components: [], staticComponents: ['Teachers'] });
  expect(files.styles).toContain('.teachers{color:red}');
  expect(files.preloads).not.toContain('Teachers');
});

test('the code that imports a page finds a link for its styles, so that it does not load them again', () => {
  const { styles } = getFiles({ pathname: '/', language: 'ar', components: [] });
  expect(styles).toContain('<link rel="stylesheet" disabled media="not all" href="/assets/HomePage.css">');
});

test('a name without a file in the build, or with two, is an error', () => {
  expect(() => getFiles({ pathname: '/gone', language: 'ar', components: [] })).toThrow('0 files for GonePage');
  const twice = { ...manifest, 'features/src/other/HomePage.tsx': lazy('HomePage') };
  const getTwice = createFirstViewFiles(routes, { manifest: twice, styles, template });
  expect(() => getTwice({ pathname: '/', language: 'ar', components: [] })).toThrow('2 files for HomePage');
});

test('development has no build, no styles and no links', () => {
  const getNone = createFirstViewFiles(routes, { manifest: {}, styles: {}, template });
  expect(getNone({ pathname: '/gone', language: 'ar', components: [] })).toEqual({
    styles: '',
    preloads: '',
    shellHeadTags: '',
  });
});
