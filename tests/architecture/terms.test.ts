import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { parseSync, Visitor } from 'oxc-parser';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { readRepositoryFile, repositoryRoot } from './files.ts';

/** A variant that no message uses, and the word to use. */
interface Term {
  /** What the message would say. */
  avoid: RegExp;
  use: string;
  /** Only in these areas. */
  area?: RegExp;
  /** Messages that keep it, mostly because the specification fixes their wording. */
  except?: readonly (RegExp | string)[];
}

const arabicTerms: readonly Term[] = [
  { avoid: /أقسام الصفحة/, use: 'محتويات الصفحة' },
  { avoid: /تسجيلات? (منزل|مراجعة)(?!\p{L})|تسجيل (المنزل|المراجعة|السنتر)/u, use: 'تسجيلات المنزل، تسجيلات المراجعة' },
  { avoid: /^صوت$/, use: 'ملف صوتي' },
  { avoid: /اسم الاختبار/, use: 'عنوان الاختبار' },
  { avoid: /محسوبة/, use: 'المحتسبة' },
  { avoid: /^من$/, use: 'الدرجة الكاملة' },
  { avoid: /عدد المستخدمين|المستخدم من الدورة/, use: 'المشترك، المشتركون' },
  { avoid: /اسم المستخدم/, use: 'اسم الطالب' },
  { avoid: /المنشئ/, use: 'المالك' },
  { avoid: /مدير محدود(?! الصلاحيات)/, use: 'مدير محدود الصلاحيات' },
  { avoid: /نفتح الدورة|(?<!\p{L})لم تُفتح لك/u, use: 'نفعّل اشتراكك' },
  { avoid: /دفعت سعر|حوّلت سعر/, use: 'ثمن' },
  { avoid: /المشتراة/, use: 'المشترك فيها' },
  { avoid: /(?<!\p{L})و?لا إعلانات(?! تجارية)|أو الإعلان(?! التجاري)|إعلانية/u, use: 'إعلان تجاري' },
  { avoid: /سُجّل (دخول|خروج)/, use: 'تم تسجيل خروجك' },
  { avoid: /(?<!\p{L})ل?تكمل(?!\p{L})/u, use: 'تتابع' },
  { avoid: /(?<!حاول )مرة أخرى|حاول من جديد/, use: 'حاول مرة أخرى، وغيره من جديد' },
  { avoid: /^تحديث$/, use: 'حفظ' },
  { avoid: /حذف الاختيار \{|حُذفت? (الاختيار|الصورة)/, use: 'إزالة' },
  { avoid: /^تكرار$/, use: 'إنشاء نسخة' },
  { avoid: /(تقديم|تأخير) \{/, use: 'نقل إلى أعلى، نقل إلى أسفل' },
  { avoid: /(?<!\p{L})صارت?(?!\p{L})/u, use: 'أصبح' },
  { avoid: /(العنوان خطأ|عنوانه ناقص|المذكور في العنوان)/, use: 'رابط' },
  { avoid: /تحميل الفيديو بأي أداة|تحمّل ملفًا/, use: 'تنزيل' },
  { avoid: /اكتب(?! (الاسم|عدد العناصر) للتأكيد|:| في )/, use: 'أدخل' },
  { avoid: /كحد أقصى/, use: 'على الأكثر' },
  { avoid: /بدون|بدونه|بلا (حفظ|اتصال|إرسال|اشتراك|تسجيل|زيارة|استخدام)/, use: 'دون' },
  { avoid: /(حدثت مشكلة|حدث خطأ) أثناء/, use: 'تعذّر' },
  {
    avoid: /(?<!\p{L})لا (نتائج|أسئلة|طلاب|دورات|فيديوهات|تسجيلات|ملفات|ملخصات|اختبارات|اختيارات|اشتراكات)(?!\p{L})/u,
    use: 'لا توجد، لا يوجد',
  },
  { avoid: /تعذّر الوصول إلى الخادم/, use: 'تعذّر الاتصال بالخادم' },
  { avoid: /ابحث .*البريد(?! الإلكتروني)/, use: 'البريد الإلكتروني' },
  { avoid: /أو الهاتف|^الهاتف/, use: 'رقم الهاتف' },
  { avoid: /تيليجرام/, use: 'تليجرام' },
  { avoid: /جارٍ [^.]*…/, use: 'بلا نقاط' },
  { avoid: /^(غير متاح|فارغ)$/, use: 'لا يوجد' },
];

const englishTerms: readonly Term[] = [
  {
    avoid: /\brecords?\b/i,
    use: 'recording',
    except: ['Failed to fetch record data', /^record the screen/, /^Technical records/],
  },
  { avoid: /\bsections?\b/i, use: 'category' },
  { avoid: /\be-mails?\b/i, use: 'email' },
  { avoid: /\bsign(ed|ing|s)?[- ](in|out)\b/i, use: 'log in, log out' },
  { avoid: /\bexams?\b/i, use: 'quiz', except: [/school exam/, /weeks before exams/] },
  { avoid: /\baddress(es)?\b/i, use: 'URL', area: /^(dashboard\/|server$)/ },
  { avoid: /\bids?\b/, use: 'ID' },
  { avoid: /\b(canceled|canceling|center|centers)\b/i, use: 'British spelling: cancelled, centre' },
  { avoid: /\bgo(es|ing)? on\b/i, use: 'continue' },
  { avoid: /lower-case|small English/i, use: 'lowercase' },
  { avoid: /^(Loading|Trying again)…/, use: 'no ellipsis' },
  {
    avoid: /^[A-Z][a-z]+(?: [A-Z][a-z]+)+$|^[A-Z]{3,} [A-Z]{3,}$/,
    use: 'sentence case',
    except: [
      'TRY AGAIN',
      'Try Again',
      'Go To Home Page',
      'Cannot Remove',
      'Limit Reached',
      'Validation Error',
      'Submission Error',
      'Users Count',
      'Videos Count',
      /^(Show|Add) (Videos|Recordings|Quizzes)$/,
      // Names.
      'About Fanous',
    ],
  },
];

interface Message {
  area: string;
  text: string;
}

/** Arguments of a message are names in the code: `{records, plural, …}`. */
const withoutArguments = (text: string) => text.replaceAll(/\{\w+(?=[,}])/g, '{');

const keeps = (text: string, exceptions: Term['except'] = []) =>
  exceptions.some((exception) => (typeof exception === 'string' ? exception === text : exception.test(text)));

/** The messages that say what they should not, with the word to use. */
const findForbidden = (messages: readonly Message[], terms: readonly Term[]) =>
  messages.flatMap(({ area, text }) =>
    terms.flatMap(({ avoid, use, area: areas, except }) =>
      avoid.test(withoutArguments(text)) && (areas?.test(area) ?? true) && !keeps(text, except)
        ? [`${area}: ${text} → ${use}`]
        : [],
    ),
  );

/** The texts outside the catalogues, in both languages. */
const otherSources = {
  server: ['apps/api/src/problems/messages.ts', 'apps/api/src/setup/setupPage.ts'],
  ui: ['packages/ui/src/intl/strings.ts', 'packages/ui/src/intl/units.ts'],
};

/** The texts in a source file: its strings and the fixed parts of its templates. */
function readTexts(file: string): string[] {
  const texts: string[] = [];
  const visitor = new Visitor({
    Literal: ({ value }) => {
      if (typeof value === 'string') texts.push(value);
    },
    TemplateElement: ({ value }) => {
      texts.push(value.raw);
    },
  });
  visitor.visit(parseSync(file, readRepositoryFile(file)).program);
  return texts;
}

const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text);
const isCode = (text: string) => /^(\.{1,2}|@fanous)\/|<\w/.test(text);

const arabic: Message[] = [];
const english: Message[] = [];

beforeAll(async () => {
  const config = getConfig({ configPath: path.join(repositoryRoot, 'lingui.config.ts'), cwd: repositoryRoot });
  for (const catalog of await getCatalogs(config)) {
    const area = path.relative(path.join(repositoryRoot, 'packages/features/src'), path.dirname(catalog.path));
    const [ar, en] = await Promise.all([catalog.read('ar'), catalog.read('en')]);
    for (const { translation } of Object.values(ar ?? {})) arabic.push({ area, text: translation ?? '' });
    for (const { translation, message } of Object.values(en ?? {}))
      english.push({ area, text: translation || (message ?? '') });
  }
  for (const [area, sources] of Object.entries(otherSources))
    for (const text of sources.flatMap(readTexts).filter((each) => !isCode(each)))
      (isArabic(text) ? arabic : english).push({ area, text });
  const page = readRepositoryFile('apps/platform/index.html').replaceAll(/<[^>]+content="([^"]*)"[^>]*>/g, '$1');
  arabic.push({ area: 'page', text: page });
}, 60_000);

describe('one word for one concept', () => {
  test('reads the messages of every area and of the server', () => {
    for (const messages of [arabic, english]) {
      expect(messages.length).toBeGreaterThan(1000);
      expect(messages.filter(({ area }) => area === 'server').length).toBeGreaterThan(50);
    }
  });

  test('in Arabic', () => {
    expect(findForbidden(arabic, arabicTerms)).toEqual([]);
  });

  test('in English', () => {
    expect(findForbidden(english, englishTerms)).toEqual([]);
  });

  test('finds a forbidden word', () => {
    const area = 'dashboard/media';
    expect(findForbidden([{ area, text: 'حدثت مشكلة أثناء إضافة الملف' }], arabicTerms)).toHaveLength(1);
    expect(
      findForbidden([{ area, text: '{records, plural, one {# record} other {# records}}' }], englishTerms),
    ).toHaveLength(1);
    expect(
      findForbidden([{ area, text: '{records, plural, one {# recording} other {# recordings}}' }], englishTerms),
    ).toEqual([]);
  });
});
