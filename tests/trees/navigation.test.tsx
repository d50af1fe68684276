import { WalletSteps } from '@fanous/ui/learning/WalletSteps';
import { Stepper } from '@fanous/ui/navigation/Stepper';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { walletTexts } from '../../packages/ui/src/learning/WalletSteps/WalletSteps.fixtures.tsx';
import { stepperTexts } from '../../packages/ui/src/navigation/Stepper/Stepper.fixtures.ts';
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
