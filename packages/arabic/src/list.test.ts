import { expect, test } from 'vitest';
import { joinList, joinWithCommas } from './list.ts';

test.each([
  [[], ''],
  [['أحمد'], 'أحمد'],
  [['أحمد', 'منى'], 'أحمد ومنى'],
  [['أحمد', 'منى', 'علي'], 'أحمد ومنى وعلي'],
  [['PDF', 'DOC'], 'PDF وDOC'],
])('joinList(%j) in Arabic is %j', (items, sentence) => {
  expect(joinList(items, 'ar')).toBe(sentence);
});

test.each([
  [[], ''],
  [['Ahmed'], 'Ahmed'],
  [['Ahmed', 'Mona'], 'Ahmed and Mona'],
  [['Ahmed', 'Mona', 'Ali'], 'Ahmed, Mona and Ali'],
])('joinList(%j) in English is %j', (items, sentence) => {
  expect(joinList(items, 'en')).toBe(sentence);
});

test('joinWithCommas separates items with commas only', () => {
  expect(joinWithCommas(['فيزياء', 'كيمياء', 'أحياء'], 'ar')).toBe('فيزياء، كيمياء، أحياء');
  expect(joinWithCommas(['Physics', 'Chemistry'], 'en')).toBe('Physics, Chemistry');
  expect(joinWithCommas([], 'ar')).toBe('');
});
