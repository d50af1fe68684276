import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { listComponentFiles } from '../../.storybook/propDocs.ts';
import { type PropDoc, readProps } from '../../packages/ui/scripts/readProps.ts';
import { readRepositoryFile, repositoryRoot } from './files.ts';

interface Row extends PropDoc {
  component: string;
  file: string;
}
let rows: Row[] = [];

beforeAll(() => {
  rows = [...readProps(listComponentFiles())].flatMap(([file, components]) =>
    Object.entries(components).flatMap(([component, props]) =>
      props.map((prop) => ({ ...prop, component, file: path.relative(repositoryRoot, file) })),
    ),
  );
}, 120_000);

const format = ({ component, name, type }: Row) => `${component}.${name}: ${type}`;
const getNames = (component: string) => rows.filter((row) => row.component === component).map(({ name }) => name);

test('every component has its props on its docs page', () => {
  const withProps = new Set(rows.map(({ file }) => file));
  const withoutProps = listComponentFiles()
    .map((file) => path.relative(repositoryRoot, file))
    .filter((file) => !withProps.has(file));
  expect(withoutProps).toEqual([]);
  expect(rows.length).toBeGreaterThan(800);
});

test('every component takes the attributes of its root element', () => {
  const withId = new Set(rows.filter(({ name }) => name === 'id').map(({ file }) => file));
  const without = listComponentFiles()
    .map((file) => path.relative(repositoryRoot, file))
    .filter((file) => !withId.has(file));
  expect(without).toEqual([]);
});

test('types of props are spelled out', () => {
  const vague = /^(union|unknown|signature|any|object|Function)$|\bimport\(|\.\.\./;
  expect(rows.filter(({ type }) => vague.test(type)).map(format)).toEqual([]);
});

test('every prop has a description', () => {
  expect(rows.filter(({ description }) => description.en.trim() === '').map(format)).toEqual([]);
});

test('no prop that a component declares is missing', () => {
  const missing = listComponentFiles().flatMap((file) => {
    const component = path.basename(file, '.tsx');
    const names = new Set(getNames(component));
    return readDeclaredProps(readRepositoryFile(path.relative(repositoryRoot, file)), component)
      .filter((name) => !names.has(name))
      .map((name) => `${component}.${name}`);
  });
  expect(missing).toEqual([]);
});

/** The members of the interfaces `NameProps` and `NameBaseProps` in the text of a component. */
function readDeclaredProps(source: string, component: string): string[] {
  const blocks = source.matchAll(new RegExp(`interface ${component}(?:Base)?Props[^{]*\\{\\n([\\s\\S]*?)\\n\\}`, 'g'));
  return [...blocks].flatMap(([, block = '']) =>
    [...block.matchAll(/^ {2}'?([\w-]+)'?\??:/gm)].map(([, name = '']) => name),
  );
}

test('alternatives, generic components, defaults and attributes are complete', () => {
  const find = (component: string, name: string) =>
    rows.find((row) => row.component === component && row.name === name);
  expect(getNames('Button')).toEqual(
    expect.arrayContaining(['isPending', 'pendingLabel', 'onPress', 'aria-label', 'type']),
  );
  expect(getNames('DataTable')).toEqual(expect.arrayContaining(['columns', 'rows', 'sort', 'rowActions', 'selection']));
  expect(find('Button', 'tone')).toMatchObject({
    type: "'neutral' | 'primary' | 'accent' | 'danger'",
    defaultValue: "'neutral'",
    isRequired: false,
  });
  expect(find('TextField', 'type')?.defaultValue).toBe("'text'");
  expect(find('TextField', 'maxLength')).toMatchObject({ type: 'number', from: 'react-aria' });
  expect(find('Stack', 'gap')?.type).toContain("'s0' | 's1'");
  expect(find('Heading', 'children')).toMatchObject({ type: 'ReactNode', isRequired: true });
});
