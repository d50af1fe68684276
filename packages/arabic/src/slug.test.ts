import { expect, test } from 'vitest';
import { createSlug } from './slug.ts';

test.each([
  ['الفيزياء الحديثة', 'al-fizya-al-haditha'],
  ['الجبر للصف الأول الثانوي', 'al-jabr-lalsaf-al-aul-al-thanwi'],
  ['مدرسة', 'madrasa'],
  ['كهرباء', 'kahraba'],
  ['مصفوفات', 'masfufat'],
  ['برمجة', 'barmaja'],
  ['2024', 'course-2024'],
  ['!!', 'course'],
  ['٣', 'course-3'],
  ['Élan vital', 'elan-vital'],
  ["L'art", 'lart'],
  ['المراجعة النهائية', 'al-maraja-al-nahaeiya'],
  ['أ', 'a'],
  ['شؤون', 'shoun'],
  ['قراءة', 'qara'],
  ['مئة', 'mea'],
  ['الجبر والهندسة الفراغية: ٣ ثانوي', 'al-jabr-walhandasa-al-faraghiya-3-thanwi'],
  ['علم التشريح: الجهازان الهيكلي والعضلي', 'alm-al-tashrih-al-jahazan-al-hikli-waladli'],
  ['النحو من البداية إلى الإتقان', 'al-nahu-min-al-badaiya-ila-al-itqan'],
  ['البلاغة والأدب للصف الثالث الثانوي', 'al-balagha-waladb-lalsaf-al-thalth-al-thanwi'],
  ['الكيمياء الحيوية: البروتينات والإنزيمات', 'al-kimya-al-haywiya-al-barutinat-walinzimat'],
  ['الأحياء: الصف الثالث الثانوي', 'al-ahya-al-saf-al-thalth-al-thanwi'],
  ['التفاضل والتكامل: الصف الثالث الثانوي', 'al-tafadl-waltakaml-al-saf-al-thalth-al-thanwi'],
  ['الكيمياء: الصف الثالث الثانوي', 'al-kimya-al-saf-al-thalth-al-thanwi'],
  ['C++ من الصفر', 'cpp-min-al-safr'],
  ['C# والبرمجة بالكائنات خطوة بخطوة', 'csharp-walbarmaja-balkaenat-khatwa-bakhtawa'],
  ['مبادئ الإحصاء الوصفي والاحتمالات', 'mabade-al-ihsa-al-wasfi-walahtamalat'],
  ['اللغة الإنجليزية: قواعد الصف الثالث الثانوي', 'al-lagha-al-injaliziya-qawad-al-saf-al-thalth-al-thanwi'],
  ['English Tenses Made Easy', 'english-tenses-made-easy'],
  ['مبادئ المحاسبة المالية (1)', 'mabade-al-mahasba-al-maliya-1'],
  [
    'الدورة الشاملة في المراجعة النهائية لمنهج الجغرافيا للصف الثالث الثانوي مع حل نماذج امتحانات الأعوام السابقة وشرح الخرائط وأسئلة التفكير العليا خطوة بخطوة',
    'al-dura-al-shamla-fi-al-maraja-al-nahaeiya-lamnahj-al-jaghrafya-lalsaf-al-thalth',
  ],
  ['HTML5 و CSS للمبتدئين', 'html5-wa-css-lalmabtadein'],
  ['مدخل إلى القانون: نظرية القانون ونظرية الحق', 'madkhal-ila-al-qanun-nazriya-al-qanun-wanzariya-al-haq'],
  ['تاريخ مصر الحديث والمعاصر', 'tarikh-masr-al-hadith-walmasr'],
  ['مُقَدِّمَةٌ فِي الْكِيمْيَاءِ الْعُضْوِيَّةِ', 'maqdama-fi-al-kimya-al-adwiya'],
  ['الفيزياء: الصف الثالث الثانوي', 'al-fizya-al-saf-al-thalth-al-thanwi'],
  ['فيزياء: المراجعة النهائية للكهربية والمغناطيسية', 'fizya-al-maraja-al-nahaeiya-lalkahrabiya-walmaghnatisiya'],
  ['وظائف الأعضاء لطلاب الفرقة الأولى', 'wazaef-al-ada-latlab-al-farqa-al-aula'],
  ['بايثون للمبتدئين: من أول سطر إلى أول مشروع', 'baithun-lalmabtadein-min-aul-satr-ila-aul-mashrua'],
  ['بنك أسئلة الإحصاء: تدريبات بإجاباتها', 'bank-asela-al-ihsa-tadribat-bijabatha'],
])('«%s» is suggested as %s', (name, slug) => {
  expect(createSlug(name)).toBe(slug);
  expect(slug).toMatch(/^[a-z0-9-]*[a-z][a-z0-9-]*$/);
});

test('a slug is at most 80 characters long and ends with a whole word', () => {
  expect(createSlug('كيمياء '.repeat(40)).length).toBeLessThanOrEqual(80);
  expect(createSlug('a'.repeat(500))).toHaveLength(80);
  expect(createSlug('word '.repeat(40))).toMatch(/word$/);
});
