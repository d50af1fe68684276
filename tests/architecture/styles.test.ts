import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listFiles, findMatchingCodeLines, repositoryRoot } from './files.ts';

const styles = listFiles('packages/*/src/**/*.css.ts', 'packages/*/src/**/*.css', 'apps/platform/src/**/*.css');

test('styles contain no physical side', () => {
  const side =
    /\b(margin|padding|border|inset|scrollMargin|scrollPadding)(Left|Right)|\bborder(Top|Bottom)(Left|Right)Radius|(^|[\s{;,'"])(left|right)['"]?\s*:|: *['"`](left|right)['"`]|\b(float|clear|textAlign):/;
  expect(
    findMatchingCodeLines(styles, side).filter(
      (line) => !/textAlign: '(start|end|center|-webkit-match-parent|match-parent)'/.test(line),
    ),
  ).toEqual([]);
});

test('no row is reversed', () => {
  expect(findMatchingCodeLines(styles, /row-reverse/)).toEqual([]);
});

test('horizontal movement multiplies by the inline sign', () => {
  const moves = findMatchingCodeLines(styles, /translateX\(|translate3d\(/);
  expect(moves.filter((line) => !/inlineSign|inline-sign/.test(line))).toEqual([]);
});

// In builds for older browsers it becomes a list of languages, which also matches inside left-to-right content.
test('styles use the inline sign, not `:dir()`', () => {
  expect(findMatchingCodeLines(styles, /:dir\(/)).toEqual([]);
});

// With transitions a theme change would repaint every element for a dozen frames.
test('colours and shadows change without a transition', () => {
  expect(findMatchingCodeLines(styles, /transition(Property)?: .*(color|shadow|background|\ball\b)/)).toEqual([]);
});

test('Arabic letters keep their joins, their upright form and their case', () => {
  expect(
    findMatchingCodeLines(
      styles,
      /letterSpacing: (?!'normal'|'inherit')|fontStyle: 'italic'|textTransform: 'uppercase'|textAlign: 'justify'/,
    ),
  ).toEqual([]);
});

// `userSelectStyle` sets both names.
test('what can be selected is the same in Safari', () => {
  expect(findMatchingCodeLines(styles, /\buser-?select:/i)).toEqual([]);
});

test('only the design system has styles', () => {
  expect(
    listFiles('packages/features/src/**/*.css.ts', 'packages/features/src/**/*.css', 'apps/platform/src/**/*.css.ts'),
  ).toEqual([]);
});

test('no style is written inside markup or carries a raw colour', () => {
  const markup = listFiles('packages/{ui,features}/src/**/*.tsx', 'apps/platform/src/**/*.tsx').filter(
    (file) => !file.endsWith('.stories.tsx'),
  );
  expect(findMatchingCodeLines(markup, /className="/)).toEqual([]);
  expect(
    findMatchingCodeLines(listFiles('packages/ui/src/!(theme)/**/*.css.ts'), /['"` ]#[0-9a-fA-F]{3,8}\b|\brgba?\(/),
  ).toEqual([]);
});

test('the built styles contain no physical side', () => {
  const dist = path.join(repositoryRoot, 'apps/platform/dist');
  expect(existsSync(dist), 'the app is built before this test runs').toBe(true);
  const sheets = globSync('**/*.css', { cwd: dist });
  expect(sheets.length).toBeGreaterThan(0);
  const wrong = sheets.flatMap((sheet) => {
    const css = readFileSync(path.join(dist, sheet), 'utf8');
    // `text-align: left` and friends, `left: 0`, `margin-left`: all of them, anywhere.
    return (
      css.match(
        /[;{\s](?:(?:margin|padding|border|inset)-(?:left|right)[\w-]*|left|right|float)\s*:[^;}]*|text-align:\s*(?:left|right)/g,
      ) ?? []
    );
  });
  expect(wrong).toEqual([]);
});
