import { expect, test } from 'vitest';
import { findPlayerProtocol } from './findPlayerProtocol.ts';

test.each([
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'youtube'],
  ['https://player.vimeo.com/video/76979871', 'vimeo'],
  ['https://iframe.mediadelivery.net/embed/1/x', 'playerjs'],
  ['/demo/player/?video=1', 'playerjs'],
  ['https://drive.google.com/file/d/x/preview', undefined],
  ['https://player.example.com/embed/x1', undefined],
])('the player at %s reports its position by %s', (address, protocol) =>
  expect(findPlayerProtocol(address, 'https://fanous.example')).toBe(protocol),
);
