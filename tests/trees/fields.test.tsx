import { CheckboxGroup } from '@fanous/ui/forms/CheckboxGroup';
import { DatePicker } from '@fanous/ui/forms/DatePicker';
import { OtpField } from '@fanous/ui/forms/OtpField';
import { PhoneField } from '@fanous/ui/forms/PhoneField';
import { Select } from '@fanous/ui/forms/Select';
import { Slider } from '@fanous/ui/forms/Slider';
import { TagField } from '@fanous/ui/forms/TagField';
import { TimeField } from '@fanous/ui/forms/TimeField';
import { Accordion } from '@fanous/ui/navigation/Accordion';
import { Pagination } from '@fanous/ui/navigation/Pagination';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { subjectLabels } from '../../packages/ui/src/forms/CheckboxGroup/CheckboxGroup.fixtures.ts';
import { dateLabels } from '../../packages/ui/src/forms/DatePicker/DatePicker.fixtures.ts';
import { otpLabels } from '../../packages/ui/src/forms/OtpField/OtpField.fixtures.ts';
import { phoneLabels } from '../../packages/ui/src/forms/PhoneField/PhoneField.fixtures.ts';
import { roleLabels, roleOptions } from '../../packages/ui/src/forms/Select/Select.fixtures.ts';
import { sliderLabels } from '../../packages/ui/src/forms/Slider/Slider.fixtures.ts';
import { subjectItems, tagLabels } from '../../packages/ui/src/forms/TagField/TagField.fixtures.ts';
import { timeLabels } from '../../packages/ui/src/forms/TimeField/TimeField.fixtures.ts';
import { faq } from '../../packages/ui/src/navigation/Accordion/Accordion.fixtures.ts';
import { getPageHref, pageLabels } from '../../packages/ui/src/navigation/Pagination/Pagination.fixtures.ts';
import { getAccessibilityTree, renderInArabic } from './show.tsx';

test('numbered pages', async () => {
  renderInArabic(<Pagination {...pageLabels.ar} page={6} pageCount={12} getPageHref={getPageHref} />);
  expect(await getAccessibilityTree(page.getByRole('navigation'))).toMatchInlineSnapshot(`
    "- navigation "صفحات النتائج":
      - list:
        - listitem:
          - link "السابقة":
            - /url: "?page=5"
        - listitem:
          - link "الصفحة 1":
            - /url: "?page=1"
            - text: "1"
        - listitem
        - listitem:
          - link "الصفحة 5":
            - /url: "?page=5"
            - text: "5"
        - listitem:
          - link "الصفحة 6":
            - /url: "?page=6"
            - text: "6"
        - listitem:
          - link "الصفحة 7":
            - /url: "?page=7"
            - text: "7"
        - listitem
        - listitem:
          - link "الصفحة 12":
            - /url: "?page=12"
            - text: "12"
        - listitem:
          - link "التالية":
            - /url: "?page=7""
  `);
});

test('a phone number', async () => {
  renderInArabic(
    <main>
      <PhoneField label={phoneLabels.ar.label} defaultValue="0101 234 5678" />
    </main>,
  );
  expect(await getAccessibilityTree(page.getByRole('main'))).toMatchInlineSnapshot(`
    "- main:
      - text: رقم الهاتف
      - textbox "رقم الهاتف": 0101 234 5678
      - text: فودافون"
  `);
});

test('a one-time code', async () => {
  const { label, description, incompleteMessage } = otpLabels.ar;
  renderInArabic(
    <main>
      <OtpField {...{ label, description, incompleteMessage }} defaultValue="4207" />
    </main>,
  );
  expect(await getAccessibilityTree(page.getByRole('main'))).toMatchInlineSnapshot(`
    "- main:
      - text: رمز التحقق أرسلنا رمزًا من 6 أرقام إلى هاتفك.
      - textbox "رمز التحقق": "4207""
  `);
});

test('an accordion with an open section', async () => {
  renderInArabic(
    <main>
      <Accordion level={2} items={faq.ar.questions} defaultExpandedIds={['when']} />
    </main>,
  );
  expect(await getAccessibilityTree(page.getByRole('main'))).toMatchInlineSnapshot(`
    "- main:
      - heading "كيف أدفع ثمن الدورة؟" [level=2]:
        - button "كيف أدفع ثمن الدورة؟"
      - heading "متى تُفتح لي الدورة؟" [level=2]:
        - button "متى تُفتح لي الدورة؟" [expanded]
      - group "متى تُفتح لي الدورة؟": خلال يوم من وصول التحويل، ويصلك إشعار بذلك.
      - heading "هل أشاهد على الهاتف؟" [level=2]:
        - button "هل أشاهد على الهاتف؟""
  `);
});

test('a group of checkboxes', async () => {
  const { label, all, options } = subjectLabels.ar;
  renderInArabic(<CheckboxGroup label={label} selectAllLabel={all} options={options} defaultValue={['physics']} />);
  expect(await getAccessibilityTree(page.getByRole('group'))).toMatchInlineSnapshot(`
    "- group "المواد التي تدرّسها":
      - text: المواد التي تدرّسها
      - checkbox "كل المواد" [checked=mixed]
      - text: كل المواد
      - checkbox "الفيزياء الصفوف الثلاثة." [checked]
      - text: الفيزياء الصفوف الثلاثة.
      - checkbox "الكيمياء"
      - text: الكيمياء
      - checkbox "الأحياء"
      - text: الأحياء"
  `);
});

test('a range of prices', async () => {
  renderInArabic(
    <main>
      <Slider label={sliderLabels.ar.price} thumbs={sliderLabels.ar.thumbs} defaultValue={[20, 80]} />
    </main>,
  );
  expect(await getAccessibilityTree(page.getByRole('main'))).toMatchInlineSnapshot(`
    "- main:
      - group "السعر":
        - text: السعر
        - status: 20 – 80
        - slider "أقل سعر السعر": "20"
        - slider "أعلى سعر السعر": "80""
  `);
});

test('a date', async () => {
  renderInArabic(
    <main>
      <DatePicker label={dateLabels.ar.label} defaultValue="2026-11-25" showHijri />
    </main>,
  );
  expect(await getAccessibilityTree(page.getByRole('main'))).toMatchInlineSnapshot(`
    "- main:
      - text: موعد الاختبار
      - group "موعد الاختبار":
        - spinbutton "يوم, موعد الاختبار": "25"
        - spinbutton "الشهر, موعد الاختبار": "11"
        - spinbutton "السنة, موعد الاختبار": "2026"
        - button "التقويم موعد الاختبار"
      - text: 15 جمادى الآخرة 1448 هـ"
  `);
});

test('a time of day', async () => {
  renderInArabic(
    <main>
      <TimeField label={timeLabels.ar.label} defaultValue="19:30" />
    </main>,
  );
  expect(await getAccessibilityTree(page.getByRole('main'))).toMatchInlineSnapshot(`
    "- main:
      - text: بداية الحصة
      - group "بداية الحصة":
        - spinbutton "الساعات, بداية الحصة": "7"
        - spinbutton "الدقائق, بداية الحصة": "30"
        - spinbutton "ص/م, بداية الحصة": م"
  `);
});

test('a field with two tags', async () => {
  const { required: _, taken: __, save: ___, createLabel: ____, maxItemsMessage: _____, ...labels } = tagLabels.ar;
  renderInArabic(
    <main>
      <TagField {...labels} items={subjectItems} defaultValue={['physics', 'english']} />
    </main>,
  );
  expect(await getAccessibilityTree(page.getByRole('main'))).toMatchInlineSnapshot(`
    "- main:
      - text: المواد التي تدرّسها اكتب جزءًا من اسم المادة.
      - grid "المواد التي تدرّسها":
        - row "الفيزياء":
          - gridcell "الفيزياء إزالة الفيزياء":
            - text: الفيزياء
            - button "إزالة الفيزياء"
        - row "English":
          - gridcell "English إزالة English":
            - text: English
            - button "إزالة English"
      - combobox "المواد التي تدرّسها"
      - button "عرض المواد المواد التي تدرّسها""
  `);
});

test('a select whose options have icons and descriptions', async () => {
  renderInArabic(
    <main>
      <Select {...roleLabels.ar} options={roleOptions.ar} defaultValue="teacher" />
    </main>,
  );
  expect(await getAccessibilityTree(page.getByRole('main'))).toMatchInlineSnapshot(`
    "- main:
      - text: الدور
      - combobox "الدور":
        - button "مدرّس"
        - option "اختر الدور""
  `);
});
