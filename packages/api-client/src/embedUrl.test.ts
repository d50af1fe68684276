import { expect, test } from 'vitest';
import { defaultIdPattern, findEmbedProblem, getIdPattern, getSiteNames, toEmbedUrl } from './embedUrl.ts';
import { embedProviderNames, embedProviders } from './embedProviders.ts';

const rules = { hosts: ['videos.example.com'], providers: embedProviderNames };
const uuid = 'f1d45ab2-3c4e-4a1b-9d2f-0123456789ab';
const driveId = '1A2b3C4d5E6f7G8h9I0jKlMnOpQrStUvW';

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://youtu.be/dQw4w9WgXcQ?t=90', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=90'],
  ['https://m.youtube.com/shorts/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  [
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=3',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=3',
  ],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871'],
  ['https://vimeo.com/76979871/8272103f6e', 'https://player.vimeo.com/video/76979871?h=8272103f6e'],
  [`https://drive.google.com/file/d/${driveId}/view?usp=sharing`, `https://drive.google.com/file/d/${driveId}/preview`],
  [`https://drive.google.com/open?id=${driveId}`, `https://drive.google.com/file/d/${driveId}/preview`],
  [`https://iframe.mediadelivery.net/play/759/${uuid}`, `https://iframe.mediadelivery.net/embed/759/${uuid}`],
  [
    `https://iframe.mediadelivery.net/embed/759/${uuid}?token=ab&expires=9`,
    `https://iframe.mediadelivery.net/embed/759/${uuid}?token=ab&expires=9`,
  ],
  [
    'https://player.vdocipher.com/v2/?otp=ab1&playbackInfo=cd2',
    'https://player.vdocipher.com/v2/?otp=ab1&playbackInfo=cd2',
  ],
  ['https://www.dailymotion.com/video/x8abcde_a-title', 'https://geo.dailymotion.com/player.html?video=x8abcde'],
  ['https://dai.ly/x8abcde', 'https://geo.dailymotion.com/player.html?video=x8abcde'],
  ['https://videos.example.com/any/page', 'https://videos.example.com/any/page'],
])('%s plays at %s', (link, address) => {
  expect(findEmbedProblem(link, defaultIdPattern, rules)).toBeUndefined();
  expect(toEmbedUrl(link, rules)).toBe(address);
});

test.each([
  ['https://www.youtube.com/', 'page'],
  ['https://www.youtube.com/watch?v=short', 'page'],
  ['https://www.youtube.com/@channel', 'page'],
  ['https://vimeo.com/features', 'page'],
  ['https://drive.google.com/drive/my-drive', 'page'],
  [`https://iframe.mediadelivery.net/embed/759/hello`, 'page'],
  ['https://player.vdocipher.com/v2/?otp=ab1', 'page'],
  ['https://www.dailymotion.com/eg', 'page'],
  ['http://www.youtube.com/watch?v=dQw4w9WgXcQ', 'site'],
  ['https://evil.example/watch?v=dQw4w9WgXcQ', 'site'],
  ['https://www.youtube.com.evil.example/watch?v=dQw4w9WgXcQ', 'site'],
  ['https://www.youtube.com@evil.example/watch?v=dQw4w9WgXcQ', 'site'],
  ['https://www.youtube.com:8443/watch?v=dQw4w9WgXcQ', 'site'],
  ['//www.youtube.com/watch?v=dQw4w9WgXcQ', 'site'],
  ['javascript:alert(1)', 'site'],
  ['hello', 'id'],
  ['x1', 'id'],
  ['a b 1 2', 'id'],
  ['../../admin1', 'id'],
])('%s is rejected: %s', (value, problem) => {
  expect(findEmbedProblem(value, defaultIdPattern, rules)).toBe(problem);
});

test.each([
  ['/demo/player/player.html?id={id}', 'demo-physics-3-secondary-4'],
  ['https://videos.example.com/{id}', 'library/4f2a='],
  ['https://www.youtube-nocookie.com/embed/{id}', 'aBcDeFgHiJk'],
  ['https://player.vimeo.com/video/{id}', '76979871'],
  ['https://iframe.mediadelivery.net/embed/759/{id}', uuid],
])('the player %s accepts the id %s, but not a plain word', (player, id) => {
  expect(findEmbedProblem(id, getIdPattern(player), rules)).toBeUndefined();
  expect(findEmbedProblem('hello', getIdPattern(player), rules)).toBe('id');
});

test('a removed site is treated like an unknown site', () => {
  const narrowed = { hosts: [], providers: ['vimeo'] as const };
  expect(findEmbedProblem('https://youtu.be/dQw4w9WgXcQ', defaultIdPattern, narrowed)).toBe('site');
  expect(getSiteNames(narrowed)).toEqual(['Vimeo']);
});

test('URLs of a listed host are embedded unchanged, also of a known site', () => {
  const list = 'https://www.youtube-nocookie.com/embed/videoseries?list=PL1';
  expect(toEmbedUrl(list, { hosts: ['www.youtube-nocookie.com'], providers: embedProviderNames })).toBe(list);
});

test('every player URL has an origin of its provider', () => {
  for (const { frameOrigins } of Object.values(embedProviders))
    for (const origin of frameOrigins) expect(new URL(origin).origin).toBe(origin);
});
