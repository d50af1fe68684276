import { expect, test } from 'vitest';
import {
  defaultIdPattern,
  findEmbeddedVideo,
  findEmbedProblem,
  getIdPattern,
  getSiteNames,
  isLink,
  toEmbedUrl,
} from './embedUrl.ts';
import { embedProviderNames, embedProviders } from './embedProviders.ts';

const rules = { hosts: ['videos.example.com'], providers: embedProviderNames };
const uuid = 'f1d45ab2-3c4e-4a1b-9d2f-0123456789ab';
const driveId = '1A2b3C4d5E6f7G8h9I0jKlMnOpQrStUvW';

const youtube = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';
const drive = `https://drive.google.com/file/d/${driveId}/preview`;
const dailymotion = 'https://geo.dailymotion.com/player.html?video=x8abcde';

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', youtube],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=PL9&index=2&pp=ygUE', youtube],
  ['https://www.youtube.com/watch?app=desktop&v=dQw4w9WgXcQ&feature=youtu.be', youtube],
  ['http://youtube.com/watch?v=dQw4w9WgXcQ', youtube],
  ['https://WWW.YouTube.com/watch?v=dQw4w9WgXcQ', youtube],
  ['https://youtu.be/dQw4w9WgXcQ?si=AbCd_1234', youtube],
  ['youtu.be/dQw4w9WgXcQ', youtube],
  ['www.youtube.com/watch?v=dQw4w9WgXcQ', youtube],
  ['https://m.youtube.com/shorts/dQw4w9WgXcQ', youtube],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ?feature=share', youtube],
  ['https://www.youtube.com/live/dQw4w9WgXcQ?si=AbCd_1234', youtube],
  ['https://music.youtube.com/watch?v=dQw4w9WgXcQ', youtube],
  ['https://www.youtube.com/embed/dQw4w9WgXcQ?si=AbCd_1234', youtube],
  ['https://www.youtube.com/v/dQw4w9WgXcQ', youtube],
  ['https://youtu.be/dQw4w9WgXcQ?t=90', `${youtube}?start=90`],
  ['https://youtu.be/dQw4w9WgXcQ?si=AbCd&t=1h2m3s', `${youtube}?start=3723`],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ#t=1m5s', `${youtube}?start=65`],
  ['https://youtu.be/dQw4w9WgXcQ?t=soon', youtube],
  [`${youtube}?start=3`, `${youtube}?start=3`],
  [
    `<iframe width="560" height="315" src="https://www.youtube.com/embed/dQw4w9WgXcQ?si=AbCd&amp;start=30" title="YouTube video player" frameborder="0" allow="autoplay" allowfullscreen></iframe>`,
    `${youtube}?start=30`,
  ],
  [`<iframe data-src='x' src='//www.youtube.com/embed/dQw4w9WgXcQ'></iframe>`, youtube],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
  ['https://vimeo.com/76979871/8272103f6e?share=copy', 'https://player.vimeo.com/video/76979871?h=8272103f6e&dnt=1'],
  ['https://vimeo.com/channels/staffpicks/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
  ['https://vimeo.com/showcase/1234567/video/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
  ['https://vimeo.com/manage/videos/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
  ['https://vimeo.com/76979871#t=1m30s', 'https://player.vimeo.com/video/76979871?dnt=1#t=90s'],
  [
    '<div style="padding:56.25% 0 0 0"><iframe src="https://player.vimeo.com/video/76979871?h=8272103f6e&amp;badge=0&amp;app_id=58479" allow="fullscreen"></iframe></div><script src="https://player.vimeo.com/api/player.js"></script>',
    'https://player.vimeo.com/video/76979871?h=8272103f6e&dnt=1',
  ],
  [`https://drive.google.com/file/d/${driveId}/view?usp=sharing`, drive],
  [`https://drive.google.com/file/d/${driveId}/view?usp=drive_link&resourcekey=0-aB_1`, `${drive}?resourcekey=0-aB_1`],
  [`https://drive.google.com/file/u/1/d/${driveId}/preview`, drive],
  [`https://drive.google.com/a/school.example/file/d/${driveId}/edit`, drive],
  [`https://drive.google.com/open?id=${driveId}`, drive],
  [`https://drive.google.com/uc?export=download&id=${driveId}`, drive],
  [`https://docs.google.com/file/d/${driveId}/edit`, drive],
  [`https://iframe.mediadelivery.net/play/759/${uuid}`, `https://iframe.mediadelivery.net/embed/759/${uuid}`],
  [`https://video.bunnycdn.com/play/759/${uuid}`, `https://iframe.mediadelivery.net/embed/759/${uuid}`],
  [`https://player.mediadelivery.net/play/759/${uuid}?t=30`, `https://player.mediadelivery.net/embed/759/${uuid}?t=30`],
  [
    `<div style="position:relative"><iframe src="https://iframe.mediadelivery.net/embed/759/${uuid}?autoplay=true&loop=false&muted=false&preload=true&responsive=true" loading="lazy" allowfullscreen="true"></iframe></div>`,
    `https://iframe.mediadelivery.net/embed/759/${uuid}`,
  ],
  [
    `https://iframe.mediadelivery.net/embed/759/${uuid}?token=ab&expires=9`,
    `https://iframe.mediadelivery.net/embed/759/${uuid}?token=ab&expires=9`,
  ],
  [
    'https://player.vdocipher.com/v2/?otp=ab1&playbackInfo=cd2',
    'https://player.vdocipher.com/v2/?otp=ab1&playbackInfo=cd2',
  ],
  ['https://www.dailymotion.com/video/x8abcde_a-title', dailymotion],
  ['https://www.dailymotion.com/video/x8abcde?playlist=x6hynd', dailymotion],
  ['https://www.dailymotion.com/embed/video/x8abcde', dailymotion],
  ['https://dai.ly/x8abcde', dailymotion],
  ['https://dai.ly/x8abcde?start=45', `${dailymotion}&startTime=45`],
  [
    'https://www.dailymotion.com/video/k5pxNQ8kLxvIPbyzLmD',
    'https://geo.dailymotion.com/player.html?video=k5pxNQ8kLxvIPbyzLmD',
  ],
  [
    '<iframe src="https://geo.dailymotion.com/player/x1abc.html?video=x8abcde" allow="web-share" allowfullscreen></iframe>',
    'https://geo.dailymotion.com/player/x1abc.html?video=x8abcde',
  ],
  ['https://videos.example.com/any/page', 'https://videos.example.com/any/page'],
  ['<iframe src="https://videos.example.com/p?a=1&amp;b=2"></iframe>', 'https://videos.example.com/p?a=1&b=2'],
  ['شاهد الدرس: https://youtu.be/dQw4w9WgXcQ، ثم حل الاختبار.', youtube],
  ['الرابطhttps://youtu.be/dQw4w9WgXcQهنا', youtube],
  ['\u2067\u200fhttps://youtu.be/dQw4w9WgXcQ\u2069', youtube],
  ['  https://youtu.be/dQw4w9WgXcQ\n', youtube],
  ['Watch "Lesson 1" on YouTube (https://youtu.be/dQw4w9WgXcQ).', youtube],
  ['https://youtu.be/dQw4w9WgXcQ الدرس الأول', youtube],
  // Only the id remains.
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ"onload="alert(1)', youtube],
])('%s plays at %s', (link, address) => {
  expect(findEmbedProblem(link, defaultIdPattern, rules)).toBeUndefined();
  expect(toEmbedUrl(link, rules)).toBe(address);
  // A stored URL is a link, too.
  expect(toEmbedUrl(address, rules)).toBe(address);
});

test.each([
  ['https://youtu.be/dQw4w9WgXcQ?t=90', { site: 'YouTube', id: 'dQw4w9WgXcQ', startSeconds: 90 }],
  ['https://vimeo.com/76979871', { site: 'Vimeo', id: '76979871', startSeconds: 0 }],
  [`https://drive.google.com/open?id=${driveId}`, { site: 'Google Drive', id: driveId, startSeconds: 0 }],
  [`https://iframe.mediadelivery.net/play/759/${uuid}?t=1m`, { site: 'Bunny', id: uuid, startSeconds: 60 }],
  ['https://player.vdocipher.com/v2/?otp=a&playbackInfo=b', { site: 'VdoCipher', id: undefined, risk: 'expires' }],
  ['https://dai.ly/x8abcde', { site: 'Dailymotion', id: 'x8abcde', risk: 'no-player-id' }],
  ['https://videos.example.com/any', { site: 'videos.example.com', id: undefined, startSeconds: 0 }],
])('%s is recognized as %j', (link, video) => {
  expect(findEmbeddedVideo(link, rules)).toMatchObject(video);
});

test.each([
  ['https://www.youtube.com/', 'page'],
  ['https://www.youtube.com/watch?v=short', 'page'],
  ['https://www.youtube.com/@channel', 'page'],
  ['https://www.youtube.com/playlist?list=PL9', 'page'],
  ['https://www.youtube.com/embed/videoseries?list=PL9', 'page'],
  ['https://vimeo.com/features', 'page'],
  ['https://drive.google.com/drive/my-drive', 'page'],
  [`https://drive.google.com/drive/folders/${driveId}`, 'page'],
  [`https://iframe.mediadelivery.net/embed/759/hello`, 'page'],
  ['https://player.vdocipher.com/v2/?otp=ab1', 'page'],
  ['https://www.dailymotion.com/eg', 'page'],
  ['https://youtu.be/dQw4w9WgXcQ https://youtu.be/aBcDeFgHiJk', 'page'],
  [`https://youtu.be/dQw4w9WgXcQ/${'x'.repeat(600)}`, 'page'],
  ['https://evil.example/watch?v=dQw4w9WgXcQ', 'site'],
  ['https://evil.example/?u=https://youtu.be/dQw4w9WgXcQ', 'site'],
  ['https://www.youtube.com.evil.example/watch?v=dQw4w9WgXcQ', 'site'],
  ['https://www.youtube.com@evil.example/watch?v=dQw4w9WgXcQ', 'site'],
  ['https://user:password@www.youtube.com/watch?v=dQw4w9WgXcQ', 'site'],
  ['https://www.youtube.com:8443/watch?v=dQw4w9WgXcQ', 'site'],
  ['https://www.youtube.com./watch?v=dQw4w9WgXcQ', 'site'],
  ['https://notyoutube.com/watch?v=dQw4w9WgXcQ', 'site'],
  ['https://www.yоutube.com/watch?v=dQw4w9WgXcQ', 'site'],
  ['https://www.xn--yutube-wqf.com/watch?v=dQw4w9WgXcQ', 'site'],
  ['https://evil.example\\@www.youtube.com/watch?v=dQw4w9WgXcQ', 'site'],
  ['//www.youtube.com/watch?v=dQw4w9WgXcQ', 'site'],
  ['http://videos.example.com/any', 'site'],
  ['ftp://www.youtube.com/watch?v=dQw4w9WgXcQ', 'site'],
  ['javascript:alert(1)', 'site'],
  ['javascript:alert("https://youtu.be/dQw4w9WgXcQ")', 'site'],
  ['data:text/html,<b>https://youtu.be/dQw4w9WgXcQ</b>', 'site'],
  ['<iframe src="javascript:alert(1)"></iframe>', 'site'],
  ['<iframe src="https://evil.example/"></iframe> https://youtu.be/dQw4w9WgXcQ', 'site'],
  ['<script src="https://evil.example/x.js"></script>', 'site'],
  ['hello', 'id'],
  ['x1', 'id'],
  ['a b 1 2', 'id'],
  ['../../admin1', 'id'],
])('%s is rejected: %s', (value, problem) => {
  expect(findEmbedProblem(value, defaultIdPattern, rules)).toBe(problem);
  expect(toEmbedUrl(value, rules)).toBeUndefined();
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

test.each(['demo-physics-3-secondary-4', 'library/4f2a=', 'dQw4w9WgXcQ', '76979871', 'user@school'])(
  'the id %s is not a link',
  (id) => expect(isLink(id)).toBe(false),
);

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

test('no player may leave its iframe', () => {
  for (const { framePolicy } of Object.values(embedProviders)) {
    expect(framePolicy.sandbox).toMatch(/^allow-scripts allow-same-origin\b/);
    expect(framePolicy.sandbox).not.toMatch(/top-navigation|forms|modals|downloads|escape/);
    expect(framePolicy.allow).not.toMatch(/camera|microphone|geolocation|payment|display-capture/);
  }
});
