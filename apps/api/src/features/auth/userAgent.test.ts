import { expect, test } from 'vitest';
import { parseUserAgent } from './userAgent.ts';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/142.0.0.0 Safari/537.36`, 'Chrome', 'Windows'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`,
    'Microsoft Edge',
    'Windows',
  ],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${webKit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet',
    'Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari',
    'iOS',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox', 'Linux'],
])('%s', (header, browser, system) => {
  expect(parseUserAgent(header)).toEqual({ browser, system });
});

test('text that a client has made up does not become a name', () => {
  const unknown = { browser: '', system: '' };
  for (const header of [
    undefined,
    '',
    ' ',
    'curl/8.5.0',
    'Call 0100 at evil.example/1.0 (you won)',
    'x'.repeat(100_000),
  ])
    expect(parseUserAgent(header)).toEqual(unknown);
});
