import { expect, test } from 'vitest';
import { findMediaType, findFramePolicy, getRecordSource, getVideoSource } from './videoSource.ts';

const settings = {
  players: {
    website: '/demo/player/?video={id}',
    app: 'https://player.example.com/embed/{id}',
    record: '/demo/player/?record={id}',
  },
  embed_hosts: ['player.example.com', 'videos.example.org'],
  embed_providers: ['youtube' as const],
};
const playerParams = 'autoplay=false&loop=false&muted=false&preload=true';

test.each([
  ['website_url wins', { website_url: 'algebra', url: 'other' }, `/demo/player/?video=algebra&${playerParams}`],
  ['url is second', { website_url: null, url: 'x1' }, `https://player.example.com/embed/x1?${playerParams}`],
  ['an id is escaped', { website_url: 'a&b=/../$&' }, `/demo/player/?video=a%26b%3D%2F..%2F%24%26&${playerParams}`],
  [
    'an allowed address is used unchanged',
    { website_url: 'https://videos.example.org/embed/abc?start=5' },
    `https://videos.example.org/embed/abc?start=5&${playerParams}`,
  ],
  [
    'a link to a known site becomes the address of its player',
    { website_url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1m5s' },
    `https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=65&${playerParams}&enablejsapi=1`,
  ],
  [
    'the address of a file gets no parameters',
    { website_url: 'https://videos.example.org/a/lesson.mp4?signature=x' },
    'https://videos.example.org/a/lesson.mp4?signature=x',
  ],
  [
    'a stored link without https becomes the address of its player',
    { website_url: 'youtu.be/dQw4w9WgXcQ' },
    `https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?${playerParams}&enablejsapi=1`,
  ],
  [
    'a known site that the operator does not allow is refused',
    { website_url: 'https://vimeo.com/76979871', url: 'x1' },
    `https://player.example.com/embed/x1?${playerParams}`,
  ],
  [
    'if the first address is refused, the second one is used',
    { website_url: 'https://evil.example/x', url: 'x1' },
    `https://player.example.com/embed/x1?${playerParams}`,
  ],
  [
    'a host that only looks allowed is refused',
    { website_url: 'https://player.example.com.evil.example/x' },
    undefined,
  ],
  [
    'a user name that looks like an allowed host is refused',
    { url: 'https://player.example.com@evil.example/x' },
    undefined,
  ],
  ['a javascript: address is refused', { url: 'javascript:alert(1)' }, undefined],
  ['no values', {}, undefined],
])('%s', (_, video, address) => expect(getVideoSource(video, settings)).toBe(address));

test.each([
  ['website_url first', { website_url: 'r1', url: 'r2' }, `/demo/player/?record=r1&${playerParams}`],
  ['then url', { website_url: null, url: 'r2' }, `/demo/player/?record=r2&${playerParams}`],
  ['no values', { website_url: null, url: null }, undefined],
])('a record plays in the third player: %s', (_, record, address) =>
  expect(getRecordSource(record, settings)).toBe(address),
);

test.each([
  [
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    'allow-scripts allow-same-origin allow-presentation allow-popups',
  ],
  ['https://drive.google.com/file/d/x/preview', 'allow-scripts allow-same-origin'],
  ['https://videos.example.org/embed/abc', undefined],
  ['/demo/player/?video=1', undefined],
])('the frame of %s may do: %s', (src, sandbox) => {
  expect(findFramePolicy(src)?.sandbox).toBe(sandbox);
});

test.each([
  ['https://videos.example.org/a/lesson.MP4?signature=x', 'video/mp4'],
  ['https://videos.example.org/a/lesson.webm', 'video/webm'],
  ['https://videos.example.org/a/playlist.m3u8', 'application/vnd.apple.mpegurl'],
  ['https://videos.example.org/embed/a', undefined],
  ['https://videos.example.org/embed?file=a.mp4', undefined],
  ['https://www.youtube-nocookie.com/embed/a.mp4', undefined],
  ['/demo/player/?video=a.mp4', undefined],
])('the media type of %s is %s', (src, type) => expect(findMediaType(src)).toBe(type));
