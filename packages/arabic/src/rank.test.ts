import { describe, expect, test } from 'vitest';
import { createMatchRanker, findSubjects, getWordForms, matchTiers, rankMatch } from './rank.ts';
import { searchVectors, vectorCourses } from './SearchVectors.fixtures.ts';

const { start, startWithoutArticle, wordStart, insideWord, oneTypo, twoTypos } = matchTiers;

/** Ranks a title alone. */
const rankTitle = (title: string, search: string) => rankMatch(search, [[title]]);

describe('rankMatch', () => {
  test.each<[string, string, number | undefined]>([
    ['فيزياء ٣ ثانوي', 'فيزياء', start],
    ['الفيزياء', 'فيزياء', startWithoutArticle],
    ['مدخل إلى الفيزياء', 'فيزياء', wordStart],
    ['مدخل إلى الفيزياء', 'الفيزياء', wordStart],
    ['الرياضيات والفيزياء', 'فيزياء', wordStart],
    ['دورة بالعربية', 'عربية', wordStart],
    ['بايثون للمبتدئين', 'مبتدئين', wordStart],
    ['مدخل إلى الفيزياء', 'زياء', insideWord],
    ['الكيمياء', 'كمياء', oneTypo],
    ['الفيزياء', 'فزياء', oneTypo],
    ['بايثون', 'باثيون', oneTypo],
    ['الفسيولوجيا', 'فسلوجيا', twoTypos],
    ['فيزياء', 'كيمياء', undefined],
    // Short words have no typos, and neither have numbers.
    ['جبر', 'جبل', undefined],
    ['امتحان 2024', '2025', undefined],
    ['بايثون', 'python', wordStart],
    ['الفيزياء', 'phys', wordStart],
    ['علم الطبيعة', 'medicine', undefined],
    ['C# بالتطبيق', 'c++', undefined],
    ['فيزياء', '؟', undefined],
    ['فيزياء', ' ', start],
  ])('%j, searched by %j, ranks %s', (title, search, rank) => {
    expect(rankTitle(title, search)).toBe(rank);
  });

  test('a field ranks before the next one', () => {
    const fields = [['الجبر'], ['أ. منى أحمد'], ['الرياضيات'], ['المصفوفات']];
    expect(['جبر', 'منى', 'رياضيات', 'مصفوفات'].map((search) => rankMatch(search, fields))).toEqual([
      startWithoutArticle,
      wordStart + 1,
      wordStart + 2,
      wordStart + 3,
    ]);
  });

  test('the words of a search may be in different fields', () => {
    expect(rankMatch('جبر منى', [['الجبر'], ['أ. منى أحمد']])).toBe(wordStart + 1);
    expect(rankMatch('جبر هبة', [['الجبر'], ['أ. منى أحمد']])).toBeUndefined();
  });
});

test('word forms lose the article and what is joined to it', () => {
  expect(
    ['والكيمياء', 'بالعربيه', 'للمبتديين', 'وللجميع', 'الي', 'ولد'].map((word) => getWordForms(word).at(-1)),
  ).toEqual(['كيمياء', 'عربيه', 'مبتديين', 'جميع', 'الي', 'ولد']);
});

test('subjects of a search have other spellings', () => {
  expect(findSubjects(['دوره', 'c++'])[0]).toMatchObject({ start: 1, length: 1 });
  expect(findSubjects(['c++'])[0]?.spellings).toContainEqual(['سي', 'بلس', 'بلس']);
  expect(findSubjects(['لغه', 'انجليزيه'])[0]).toMatchObject({ start: 0, length: 2 });
  expect(findSubjects(['مصفوفات'])).toEqual([]);
});

test('at least 95 % of the searches find the expected course first', () => {
  expect(searchVectors.length).toBeGreaterThanOrEqual(120);
  const wrong = searchVectors.flatMap(({ group, search, expected }) => {
    const rank = createMatchRanker(search);
    const [first] = vectorCourses
      .map(({ title, teacher, categories, lessons }) => ({
        title,
        rank: rank([[title], [teacher], categories, lessons]) ?? Infinity,
      }))
      .filter((found) => found.rank < Infinity)
      .toSorted((a, b) => a.rank - b.rank);
    return first?.title.startsWith(expected)
      ? []
      : [`${group}: «${search}» finds «${first?.title ?? ''}», not «${expected}»`];
  });
  expect(wrong).toEqual([
    'Latin names and loanwords: «كورس بايثون» finds «», not «بايثون»',
    'teachers, categories, lessons: «فيزياء كريم» finds «الفيزياء: الصف الثالث الثانوي», not «فيزياء:»',
  ]);
  expect(wrong.length).toBeLessThanOrEqual(searchVectors.length * 0.05);
});
