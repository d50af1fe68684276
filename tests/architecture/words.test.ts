// The words that this repository does not use. `bannedWords.ts` has the lists.
import { parseSync, Visitor } from 'oxc-parser';
import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { type BannedPattern, bannedFunctionNames, bannedNameParts, bannedNames, bannedPhrases } from './bannedWords.ts';
import { readRepositoryFile, repositoryRoot } from './files.ts';

/** They hold the banned words themselves. */
const lists = new Set(['tests/architecture/bannedWords.ts', 'tests/architecture/words.test.ts']);
const exclude = ['**/node_modules/**', '**/dist/**', '**/generated/**'];
const find = (...patterns: string[]) =>
  globSync(patterns, { cwd: repositoryRoot, exclude }).filter((file) => !lists.has(file));

const sources = find('*.ts', '{apps,packages,tests,tools,.storybook}/**/*.{ts,tsx,mjs}');
// Landed migrations are not edited, so they are not checked.
const pages = find(
  '*.md',
  'docs/**/*.md',
  '{packages,apps,tests}/**/*.md',
  '.storybook/docs/*.mdx',
  '{packages,apps}/**/*.yaml',
  '.github/**/*.yml',
);

interface Finding {
  file: string;
  line: number;
  message: string;
}

const format = (findings: Finding[]) => findings.map(({ file, line, message }) => `${file}:${line}: ${message}`);

const splitName = (name: string): string[] =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);

/** The banned part of a name, and what to use instead. */
function checkName(name: string, bans: readonly BannedPattern[]): string | undefined {
  for (const part of splitName(name)) {
    const replacement = bannedNameParts.get(part);
    if (replacement !== undefined) return `the name "${name}" contains "${part}"; use ${replacement}`;
  }
  const ban = bans.find(({ pattern }) => pattern.test(name));
  return ban && `the name "${name}"; use ${ban.replacement}`;
}

/** The banned phrases of a text that spans lines. A phrase may be broken over two lines. */
function checkText(file: string, text: string, firstLine: number): Finding[] {
  const joined = text.replaceAll(/\n[ \t]*(?:\*(?!\/)|\/\/|#|>)?[ \t]?/g, (gap) => ' '.padEnd(gap.length));
  return bannedPhrases.flatMap(({ pattern, replacement }) =>
    [...joined.matchAll(new RegExp(pattern.source.replaceAll(' ', String.raw`\s+`), 'gi'))].map(
      ({ 0: found, index }) => ({
        file,
        line: firstLine + text.slice(0, index).split('\n').length - 1,
        message: `"${found.replaceAll(/\s+/g, ' ')}"; write ${replacement}`,
      }),
    ),
  );
}

const checkedNames = new Map<string, boolean>();

/** Whether a file holds a banned name at all. Walking a program is slow, and most files hold none. */
function holdsBannedName(source: string): boolean {
  return (source.match(/[A-Za-z]\w*/g) ?? []).some((name) => {
    const known = checkedNames.get(name) ?? checkName(name, [...bannedNames, ...bannedFunctionNames]) !== undefined;
    checkedNames.set(name, known);
    return known;
  });
}

const anyPhrase = new RegExp(
  bannedPhrases.map(({ pattern }) => pattern.source.replaceAll(' ', String.raw`\s+[*/#]*\s*`)).join('|'),
  'i',
);
const testFunctions = /^(test|it|describe|step|each)$/;

interface NameNode {
  type: string;
  start: number;
  name?: unknown;
}

/** The names that a file declares, and its comments and test titles. */
function checkSource(file: string): Finding[] {
  const source = readRepositoryFile(file);
  const holdsPhrase = anyPhrase.test(source);
  if (!holdsPhrase && !holdsBannedName(source)) return [];
  const { program, comments } = parseSync(file, source);
  const lineAt = (offset: number) => source.slice(0, offset).split('\n').length;
  const found: Finding[] = [];
  const check = (node: NameNode | null | undefined, bans: readonly BannedPattern[]) => {
    if (!node || typeof node.name !== 'string') return;
    const message = checkName(node.name, bans);
    if (message !== undefined) found.push({ file, line: lineAt(node.start), message });
  };
  const checkDeclared = (node: NameNode | null | undefined) => check(node, bannedNames);
  const checkFunction = (node: NameNode | null | undefined) => check(node, [...bannedNames, ...bannedFunctionNames]);
  /** A parameter or variable. In a destructuring only a new name counts: the others are declared elsewhere. */
  const checkBinding = (node: unknown): void => {
    const pattern = node as NameNode & Record<string, unknown>;
    if (pattern.type === 'Identifier') checkDeclared(pattern);
    if (pattern.type === 'AssignmentPattern') checkBinding(pattern['left']);
    if (pattern.type === 'RestElement') checkBinding(pattern['argument']);
    if (pattern.type === 'ArrayPattern')
      for (const item of pattern['elements'] as unknown[]) if (item) checkBinding(item);
    if (pattern.type === 'ObjectPattern') {
      for (const property of pattern['properties'] as Record<string, unknown>[])
        if (property['shorthand'] !== true) checkBinding(property['value'] ?? property);
    }
  };
  const checkFunctionNode = (node: { id?: unknown; params: readonly unknown[] }) => {
    checkFunction(node.id as NameNode | null);
    for (const parameter of node.params) checkBinding(parameter);
  };
  const checkKey = (node: { key: unknown; computed?: boolean }) => {
    if (node.computed !== true) checkDeclared(node.key as NameNode);
  };
  const isStyle = file.endsWith('.css.ts');
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      const isFunction = init?.type === 'ArrowFunctionExpression' || init?.type === 'FunctionExpression';
      if (id.type === 'Identifier' && isFunction) checkFunction(id);
      else checkBinding(id);
    },
    FunctionDeclaration: checkFunctionNode,
    FunctionExpression: checkFunctionNode,
    ArrowFunctionExpression: checkFunctionNode,
    ClassDeclaration: ({ id }) => checkDeclared(id),
    MethodDefinition: checkKey,
    PropertyDefinition: checkKey,
    TSInterfaceDeclaration: ({ id }) => checkDeclared(id),
    TSTypeAliasDeclaration: ({ id }) => checkDeclared(id),
    TSPropertySignature: checkKey,
    TSMethodSignature: checkKey,
    Property: (node) => {
      if (isStyle) checkKey(node);
    },
    CallExpression: ({ callee, arguments: [title] }) => {
      const called = callee.type === 'MemberExpression' ? callee.property : callee;
      if (called.type !== 'Identifier' || !testFunctions.test(called.name)) return;
      if (title?.type === 'Literal' && typeof title.value === 'string')
        found.push(...checkText(file, title.value, lineAt(title.start)));
      if (title?.type === 'TemplateLiteral')
        for (const { value, start } of title.quasis) found.push(...checkText(file, value.raw, lineAt(start)));
    },
  }).visit(program);
  for (const { value, start } of comments) found.push(...checkText(file, value, lineAt(start)));
  return found.toSorted((a, b) => a.line - b.line);
}

/** Prose of a page: code in backticks and code blocks become blanks. */
const hideCode = (text: string) =>
  text.replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, (code) => code.replaceAll(/[^\n]/g, ' '));

test('a banned name, phrase or title is found, with its line', () => {
  expect(splitName('boneMark.css')).toEqual(['bone', 'mark', 'css']);
  expect(checkName('useUploadWords', bannedNames)).toContain('Labels');
  expect(checkName('indexOf', bannedFunctionNames)).toBeUndefined();
  expect(format(checkText('a.ts', 'first\n * the server is\n * told so', 5))).toEqual([
    'a.ts:7: "told"; write receives, or name who sends what',
  ]);
  expect(checkText('a.ts', 'everything at\n// once', 1)).toHaveLength(1);
});

test('no file is named with a banned word', () => {
  const findings = [...sources, ...pages].flatMap((file) => {
    const message = checkName(path.basename(file).replace(/\..*$/, ''), bannedNames);
    return message === undefined ? [] : [{ file, line: 1, message }];
  });
  expect(format(findings)).toEqual([]);
});

test('no name, comment or test title uses a banned word', () => {
  expect(sources.length).toBeGreaterThan(500);
  expect(format(sources.flatMap(checkSource))).toEqual([]);
});

test('no page of the docs and no description of the contract uses a banned phrase', () => {
  expect(pages.length).toBeGreaterThan(10);
  const findings = pages.flatMap((file) => checkText(file, hideCode(readRepositoryFile(file)), 1));
  expect(format(findings)).toEqual([]);
});
