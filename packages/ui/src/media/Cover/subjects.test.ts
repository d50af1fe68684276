import { expect, test } from 'vitest';
import { findSubject } from './subjects.ts';

test.each([
  ['الفيزياء: الصف الثالث الثانوي', 'physics'],
  ['فيزياء: المراجعة النهائية للكهربية والمغناطيسية', 'physics'],
  ['مُقَدِّمَةٌ فِي الْكِيمْيَاءِ الْعُضْوِيَّةِ', 'organicChemistry'],
  ['الكيمياء الحيوية: البروتينات والإنزيمات', 'organicChemistry'],
  ['الكيمياء', 'chemistry'],
  ['وظائف الأعضاء لطلاب الفرقة الأولى', 'medicine'],
  ['بنك أسئلة الإحصاء: تدريبات بإجاباتها', 'statistics'],
  ['الجبر والهندسة الفراغية: ٣ ثانوي', 'mathematics'],
  ['اللغة الإنجليزية: قواعد الصف الثالث الثانوي', 'languages'],
  ['English Tenses Made Easy', 'languages'],
  ['قواعد البيانات', 'computing'],
  ['C++ من الصفر', 'computing'],
  ['أساسيات البلاغة والأدب', 'arabic'],
  ['دورة شاملة في الجغرافيا', 'geography'],
  ['مقدمة للقانون', 'law'],
])('%s names %s', (title, subject) => {
  expect(findSubject(title)).toBe(subject);
});

test.each(['', 'كيف تذاكر', 'مهارات العرض', 'How to study'])('«%s» names no subject', (title) => {
  expect(findSubject(title)).toBeUndefined();
});
