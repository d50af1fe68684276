import { SortableList } from '@fanous/ui/forms/SortableList';
import { WalletSteps } from '@fanous/ui/learning/WalletSteps';
import { Stepper } from '@fanous/ui/navigation/Stepper';
import { Tree } from '@fanous/ui/navigation/Tree';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sortableTexts } from '../../packages/ui/src/forms/SortableList/SortableList.fixtures.ts';
import { walletTexts } from '../../packages/ui/src/learning/WalletSteps/WalletSteps.fixtures.tsx';
import { stepperTexts } from '../../packages/ui/src/navigation/Stepper/Stepper.fixtures.ts';
import { treeTexts } from '../../packages/ui/src/navigation/Tree/Tree.fixtures.ts';
import { getAccessibilityTree, renderInArabic } from './show.tsx';

const noop = () => undefined;

test('the steps of a form', async () => {
  const { label, labels, steps } = stepperTexts.ar;
  renderInArabic(<Stepper label={label} labels={labels} items={steps} currentId="price" onChange={noop} />);
  expect(await getAccessibilityTree(page.getByRole('navigation'))).toMatchInlineSnapshot(`
    "- navigation "خطوات إضافة الدورة":
      - list:
        - listitem:
          - button "بيانات الدورة مكتملة الاسم والقسم والصورة"
        - listitem:
          - button "السعر بالجنيه المصري"
        - listitem: الملفات اختيارية كتب وملخصات
        - listitem: المراجعة والنشر كما يراها الطالب"
  `);
});

test('the steps of paying by wallet', async () => {
  renderInArabic(
    <main>
      <WalletSteps price={250} walletNumber="01001234567" sendLinks={null} labels={walletTexts.ar.labels} />
    </main>,
  );
  expect(await getAccessibilityTree(page.getByRole('main'))).toMatchInlineSnapshot(`
    "- main:
      - list:
        - listitem:
          - paragraph: حوّل المبلغ (250 جنيهًا) إلى رقم المحفظة 0100 123 4567.
          - text: رقم المحفظة 0100 123 4567
          - button "نسخ الرقم"
        - listitem:
          - paragraph: أرسل صورة إيصال التحويل عبر صفحتنا أو تطبيق المراسلة.
        - listitem:
          - paragraph: اكتب في رسالتك اسمك ورقم هاتفك والبريد الإلكتروني الذي سجّلت به واسم الدورة.
        - listitem:
          - paragraph: نفعّل اشتراكك بعد مراجعة الإيصال."
  `);
});

test('the units and lessons of a course', async () => {
  renderInArabic(<Tree {...treeTexts.ar} currentId="ohm" onAction={noop} />);
  // React Aria renders the rows after the grid.
  await expect.element(page.getByRole('row').nth(4)).toBeVisible();
  expect(await getAccessibilityTree(page.getByRole('treegrid'))).toMatchInlineSnapshot(`
    "- treegrid "محتوى الدورة":
      - row "الكهرباء، 3 دروس" [level=1] [expanded]:
        - gridcell "طيّ الكهرباء، 3 دروس الكهرباء 3 دروس":
          - button "طيّ الكهرباء، 3 دروس"
          - text: الكهرباء 3 دروس
      - row "التيار الكهربي، تم، 12 دقيقة" [level=2]:
        - gridcell "التيار الكهربي 12 دقيقة"
      - row "قانون أوم، 18 دقيقة" [level=2]:
        - gridcell "قانون أوم 18 دقيقة"
      - row "توصيل المقاومات، 25 دقيقة" [level=2]:
        - gridcell "توصيل المقاومات 25 دقيقة"
      - row "المغناطيسية، درسان" [level=1]:
        - gridcell "فتح المغناطيسية، درسان المغناطيسية درسان":
          - button "فتح المغناطيسية، درسان"
          - text: المغناطيسية درسان"
  `);
});

test('a list that is put in order', async () => {
  renderInArabic(<SortableList {...sortableTexts.ar} onReorder={noop} />);
  await expect.element(page.getByRole('row').nth(3)).toBeVisible();
  expect(await getAccessibilityTree(page.getByRole('grid'))).toMatchInlineSnapshot(`
    "- grid "ترتيب الدروس":
      - row "التيار الكهربي":
        - gridcell "اسحب التيار الكهربي التيار الكهربي 12 دقيقة نقل":
          - button "اسحب التيار الكهربي"
          - text: التيار الكهربي 12 دقيقة
          - button "نقل التيار الكهربي"
      - row "قانون أوم":
        - gridcell "اسحب قانون أوم قانون أوم 18 دقيقة نقل":
          - button "اسحب قانون أوم"
          - text: قانون أوم 18 دقيقة
          - button "نقل قانون أوم"
      - row "توصيل المقاومات":
        - gridcell "اسحب توصيل المقاومات توصيل المقاومات 25 دقيقة نقل":
          - button "اسحب توصيل المقاومات"
          - text: توصيل المقاومات 25 دقيقة
          - button "نقل توصيل المقاومات"
      - row "اختبار الوحدة":
        - gridcell "اسحب اختبار الوحدة اختبار الوحدة 10 أسئلة نقل":
          - button "اسحب اختبار الوحدة"
          - text: اختبار الوحدة 10 أسئلة
          - button "نقل اختبار الوحدة""
  `);
});
