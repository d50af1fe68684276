import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { repositoryRoot } from './files.ts';

/** Names with a digit that does not depend on the visitor's digits. */
const namesWithDigits = /\b(?:A4|MP[34]|PDF \d\.\d)(?!\w)/gi;
/** Numbers of tags (`<0>`), of arguments (`{0}`) and of plural cases (`=0 {…}`): they are not shown. */
const unseenDigits = /<\/?\d+\/?>|\{\d+(?=[,}])|=\d+(?= ?\{)/g;

const hasLiteralDigit = (message: string) =>
  /[0-9٠-٩]/.test(message.replaceAll(namesWithDigits, '').replaceAll(unseenDigits, ''));

interface Entry {
  area: string;
  id: string;
  source: string;
  ar: string;
  en: string;
}

/** Every message of the code, with its translations. */
let entries: Entry[] = [];
/** Messages in a catalogue that the code does not use. */
let unused: string[] = [];

beforeAll(async () => {
  const config = getConfig({ configPath: path.join(repositoryRoot, 'lingui.config.ts'), cwd: repositoryRoot });
  for (const catalog of await getCatalogs(config)) {
    const used = (await catalog.collect()) ?? {};
    const [ar, en] = await Promise.all([catalog.read('ar'), catalog.read('en')]);
    const area = path.basename(path.dirname(catalog.path));
    for (const [id, message] of Object.entries(used)) {
      const text = (from: typeof ar) => from?.[id]?.translation ?? '';
      entries.push({
        area,
        id,
        source: message.message ?? id,
        ar: text(ar),
        en: text(en) || (en?.[id]?.message ?? ''),
      });
    }
    for (const locale of [ar, en]) {
      for (const [id, entry] of Object.entries(locale ?? {}))
        if (!(id in used) && !entry.obsolete) unused.push(`${area}: ${entry.message}`);
    }
  }
}, 60_000);

describe('catalogues', () => {
  test('have the messages of the code', () => {
    expect(entries.length).toBeGreaterThan(50);
  });

  test('have every message in Arabic and in English', () => {
    expect(entries.filter(({ ar, en }) => !ar || !en).map(({ area, source }) => `${area}: ${source}`)).toEqual([]);
  });

  test('have no unused message', () => {
    expect(unused).toEqual([]);
  });

  test('translate a message the same way in every area', () => {
    const byId = Map.groupBy(entries, ({ id }) => id);
    const split = [...byId.values()].filter((same) => new Set(same.map(({ ar }) => ar)).size > 1);
    expect(split.map((same) => same.map(({ area, ar }) => `${area}: ${ar}`).join(' | '))).toEqual([]);
  });

  test('have Arabic without tatweel (except لـ «…») and Latin punctuation, and with all six plural forms', () => {
    expect(entries.filter(({ ar }) => /ـ(?! «)/.test(ar)).map(({ ar }) => ar)).toEqual([]);
    expect(entries.filter(({ ar }) => /[\u0600-\u06FF][,;?]/.test(ar)).map(({ ar }) => ar)).toEqual([]);
    const forms = ['zero', 'one', 'two', 'few', 'many', 'other'];
    const short = entries.filter(
      ({ ar }) => /, ?plural,/.test(ar) && !forms.every((form) => new RegExp(`\\b${form} ?\\{`).test(ar)),
    );
    expect(short.map(({ ar }) => ar)).toEqual([]);
  });

  test('have every number as an argument, so that it has the visitor’s digits', () => {
    const literal = entries.filter(({ source, ar, en }) => [source, ar, en].some(hasLiteralDigit));
    expect(literal.map(({ area, source, ar }) => `${area}: ${source} | ${ar}`)).toEqual([]);
  });
});
