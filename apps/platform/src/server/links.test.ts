import { expect, test } from 'vitest';
import { createPreloadLinks } from './links.ts';

const lazy = (name: string) => ({ file: `assets/${name}.js`, name, isDynamicEntry: true });
const manifest = {
  'index.html': { file: 'assets/index.js', name: 'index', imports: ['_base.js'] },
  '_base.js': { file: 'assets/base.js', name: 'base' },
  'features/src/home/HomePage.tsx': { ...lazy('HomePage'), imports: ['_base.js'], css: ['assets/HomePage.css'] },
  'features/src/home/Intro.tsx': lazy('Intro'),
  'features/src/shared/messages.ar.po': { ...lazy('messages.ar'), file: 'assets/shared.ar.js' },
  'features/src/dashboard/layout/messages.ar.po': { ...lazy('messages.ar'), file: 'assets/dashboard.ar.js' },
  'features/src/dashboard/frames/messages.ar.po': { ...lazy('messages.ar'), file: 'assets/other.ar.js' },
};
const routes = [
  { path: '/', handle: { ssr: true, area: 'dashboard/layout', page: 'HomePage' } },
  { path: '/gone', handle: { ssr: true, page: 'GonePage' } },
];
const template = '<script type="module" src="/assets/index.js"></script><link href="/assets/base.js">';
const getLinks = createPreloadLinks(routes, manifest, template);
const getFiles = (links: string) => [...links.matchAll(/href="([^"]+)"/g)].map(([, file]) => file);

test('links name the page, its messages and styles, and lazy components, but not what the template names', () => {
  const links = getLinks({ pathname: '/', language: 'ar', components: ['Intro'] });
  expect(getFiles(links)).toEqual([
    '/assets/HomePage.css',
    '/assets/shared.ar.js',
    '/assets/dashboard.ar.js',
    '/assets/HomePage.js',
    '/assets/Intro.js',
  ]);
});

test('a name without a file in the build, or with two, is an error', () => {
  expect(() => getLinks({ pathname: '/gone', language: 'ar', components: [] })).toThrow('0 files for GonePage');
  const twice = { ...manifest, 'features/src/other/HomePage.tsx': lazy('HomePage') };
  const getTwice = createPreloadLinks(routes, twice, template);
  expect(() => getTwice({ pathname: '/', language: 'ar', components: [] })).toThrow('2 files for HomePage');
});

test('development has no build and no links', () => {
  expect(createPreloadLinks(routes, {}, template)({ pathname: '/gone', language: 'ar', components: [] })).toBe('');
});
