import { expect, test } from 'vitest';
import { getCanonicalPath } from './canonicalPath.ts';

const routes = [
  {
    handle: { ssr: true },
    children: [
      { path: '/', handle: { ssr: true, searchParams: ['q', 'page'] } },
      { path: '/single/:slug', handle: { ssr: true, searchParams: ['video'] } },
      { path: '/dashboard', handle: { ssr: false }, children: [{ path: '/dashboard/users', handle: { ssr: true } }] },
      { handle: { ssr: true, isForVisitors: true }, children: [{ path: '/login', handle: { ssr: true } }] },
      { path: '*' },
    ],
  },
];

test.each([
  ['/', '/'],
  ['/?page=2&utm_source=x&q=%D8%A7', '/?q=%D8%A7&page=2'],
  ['/?q=&page=3', '/?page=3'],
  ['/single/algebra-1/?video=3&q=1', '/single/algebra-1?video=3'],
  ['/Single/%d8%ac%d8%a8%d8%b1', '/single/%D8%AC%D8%A8%D8%B1'],
  ['/single/a%2Fb', '/single/a%2Fb'],
  ['/no/such?q=1', '/no/such'],
  ['//elsewhere.example/', '//elsewhere.example/'],
  ['/dashboard/users', undefined],
  ['/login', '/login'],
])('%s is %s', (target, path) => {
  expect(getCanonicalPath(routes, target, false)).toBe(path);
});

test('a page that sends users away is not rendered for them', () => {
  expect(getCanonicalPath(routes, '/login', true)).toBeUndefined();
  expect(getCanonicalPath(routes, '/', true)).toBe('/');
});
