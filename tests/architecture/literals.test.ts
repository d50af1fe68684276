import { parseSync, Visitor } from 'oxc-parser';
import { expect, test } from 'vitest';
import { listFiles, findMatchingCodeLines, readRepositoryFile } from './files.ts';

/** Attributes with visible or announced text. */
const visibleTextAttributes =
  /^(label|title|text|description|placeholder|alt|heading|message|caption|errorMessage|aria-label|aria-description|.*Label|.*Text|.*Title)$/;
const letters = /\p{L}{2,}/u;
const macros = new Set(['Trans', 'Plural', 'Select', 'SelectOrdinal']);
const arabic = /\p{Script=Arabic}/u;

/** Finds visible text that is not inside a Lingui macro. */
function findUntranslatedText(file: string): string[] {
  const source = readRepositoryFile(file);
  const found: string[] = [];
  const createFinding = (start: number, text: string) =>
    found.push(`${file}:${source.slice(0, start).split('\n').length}: ${text.trim()}`);
  let insideMacro = 0;
  const visitor = new Visitor({
    JSXElement: (node) => {
      const { name } = node.openingElement;
      if (name.type === 'JSXIdentifier' && macros.has(name.name)) insideMacro += 1;
    },
    'JSXElement:exit': (node) => {
      const { name } = node.openingElement;
      if (name.type === 'JSXIdentifier' && macros.has(name.name)) insideMacro -= 1;
    },
    JSXText: (node) => {
      if (insideMacro === 0 && letters.test(node.value)) createFinding(node.start, node.value);
    },
    JSXAttribute: (node) => {
      const name = node.name.type === 'JSXIdentifier' ? node.name.name : '';
      const value = node.value?.type === 'JSXExpressionContainer' ? node.value.expression : node.value;
      if (
        insideMacro === 0 &&
        visibleTextAttributes.test(name) &&
        value?.type === 'Literal' &&
        letters.test(String(value.value))
      ) {
        createFinding(node.start, `${name}="${value.value}"`);
      }
    },
    Literal: (node) => {
      if (typeof node.value === 'string' && arabic.test(node.value)) createFinding(node.start, node.value);
    },
    TemplateElement: (node) => {
      if (arabic.test(node.value.raw)) createFinding(node.start, node.value.raw);
    },
  });
  visitor.visit(parseSync(file, source).program);
  return found;
}

test('every visible text is a message of a catalogue', () => {
  const sources = listFiles('packages/features/src/**/*.{ts,tsx}', 'apps/platform/src/**/*.{ts,tsx}').filter(
    (file) => !/\.(stories|test|fixtures)\.tsx?$|\/stories\//.test(file),
  );
  expect(sources.length).toBeGreaterThan(10);
  expect(sources.flatMap(findUntranslatedText)).toEqual([]);
});

test('forms take the limits of decision 31 from the settings', () => {
  const forms = listFiles('packages/features/src/**/*.tsx', 'packages/ui/src/**/*.tsx').filter(
    (file) => !file.includes('.stories.'),
  );
  expect(findMatchingCodeLines(forms, /\b(min|max)(Length|Value)(=\{|: )(8|128|200|10_?000|1_?000_?000)\b/)).toEqual(
    [],
  );
});
