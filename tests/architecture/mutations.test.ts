import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';
import { listFiles, findMatchingCodeLines, readRepositoryFile } from './files.ts';

const sources = listFiles('{packages/features,apps/platform}/src/**/*.{ts,tsx}').filter(
  (file) => !/\.(stories|test)\.tsx?$|\/stories\//.test(file),
);
const hook = 'packages/features/src/shared/hooks/useAction.ts';

test('only useAction calls useMutation', () => {
  expect(sources).toContain(hook);
  expect(
    findMatchingCodeLines(
      sources.filter((file) => file !== hook),
      /\b(useMutation|MutationObserver<|getMutationCache)\b/,
    ),
  ).toEqual([]);
  expect(findMatchingCodeLines(sources, /\.(POST|PUT|PATCH|DELETE)\(/)).toEqual([]);
});

/** The operations of the generated client that are no queries. */
const operations = new Set(
  ['queries', 'staffQueries'].flatMap((name) =>
    [
      ...readRepositoryFile(`packages/api-client/generated/${name}.ts`).matchAll(
        /export const (\w+) = (?:(?!export const)[\s\S])*?api\.(?:POST|PUT|PATCH|DELETE)\(/g,
      ),
    ].map(([, operation]) => operation ?? ''),
  ),
);

interface Node {
  type: string;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
const getChildren = (node: Node): Node[] => Object.values(node).flatMap((value) => [value].flat().filter(isNode));

/** Calls of an operation whose client was not handed in by the function around it, as `useAction` does. */
function findDirectCalls(file: string): string[] {
  const found: string[] = [];
  const visit = (node: Node, params: readonly string[]) => {
    const isFunction = node.type === 'ArrowFunctionExpression' || node.type.startsWith('Function');
    const ownNames = isFunction ? (node['params'] as { name?: string }[]).flatMap(({ name }) => name ?? []) : [];
    const knownNames = [...params, ...ownNames];
    if (node.type === 'CallExpression') {
      const { name } = node['callee'] as { name?: string };
      const [client] = node['arguments'] as { name?: string }[];
      if (name !== undefined && operations.has(name) && !knownNames.includes(client?.name ?? ''))
        found.push(`${file} ${name}`);
    }
    for (const child of getChildren(node)) visit(child, knownNames);
  };
  visit(parseSync(file, readRepositoryFile(file)).program as unknown as Node, []);
  return found;
}

test('every operation that changes data gets its client from useAction', () => {
  expect([...operations]).toEqual(
    expect.arrayContaining(['login', 'deleteUser', 'createQuizResult', 'orderQuestions']),
  );
  expect(sources.flatMap(findDirectCalls)).toEqual([]);
});
