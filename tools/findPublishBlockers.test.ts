import { expect, test } from 'vitest';
import { findPublishBlockers } from './findPublishBlockers.ts';

const ready = { name: '@fanous/ui', version: '0.2.0', license: 'MIT' };

test('a public package with a license and the version of the tag can be published', () => {
  expect(findPublishBlockers(ready, 'v0.2.0')).toEqual([]);
});

test('names everything that is missing', () => {
  expect(findPublishBlockers({ name: '@fanous/ui', version: '0.1.0', private: true }, 'v0.2.0')).toEqual([
    '@fanous/ui is private. Remove "private" from its package.json to publish it.',
    '@fanous/ui has no license. Add "license" to its package.json, and a LICENSE file beside it.',
    '@fanous/ui has the version 0.1.0, which is not that of the tag v0.2.0.',
  ]);
});
