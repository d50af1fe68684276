import { Chart } from '@fanous/ui/data/Chart';
import { DonutChart } from '@fanous/ui/data/DonutChart';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  createSubscriberChartProps,
  chartLabels,
  createMonthlyData,
  createSubjectData,
  createSubjectProps,
} from '../../packages/ui/src/data/Chart/Chart.fixtures.ts';
import {
  createRoleData,
  createRoleProps,
  donutLabels,
} from '../../packages/ui/src/data/DonutChart/DonutChart.fixtures.ts';
import { StatefulUserTable } from '../../packages/ui/src/data/DataTable/StatefulUserTable.fixtures.tsx';
import { userLabels } from '../../packages/ui/src/data/DataTable/User.fixtures.tsx';
import { renderInArabic, getAccessibilityTree } from './show.tsx';

test('a table of users, two of them chosen', async () => {
  renderInArabic(<StatefulUserTable labels={userLabels.ar} count={3} hasSelection selectedCount={2} />);
  expect(await getAccessibilityTree(page.getByRole('region'))).toMatchInlineSnapshot(`
    "- region "المستخدمون، 3":
      - table "المستخدمون، 3":
        - caption: المستخدمون، 3
        - rowgroup:
          - row "تحديد كل الصفوف الاسم البريد الإلكتروني رقم الهاتف الدور عدد الدورات تاريخ الانضمام إجراءات":
            - columnheader "تحديد كل الصفوف":
              - checkbox "تحديد كل الصفوف" [checked=mixed]
            - columnheader "الاسم":
              - button "الاسم"
            - columnheader "البريد الإلكتروني"
            - columnheader "رقم الهاتف"
            - columnheader "الدور"
            - columnheader "عدد الدورات":
              - button "عدد الدورات"
            - columnheader "تاريخ الانضمام":
              - button "تاريخ الانضمام"
            - columnheader "إجراءات"
        - rowgroup:
          - row "تحديد منى عبد الرحمن السيد user1@fanous.example 0100 123 4567 مدرّس 0 1 يناير 2026 تعديل إجراءات أخرى:":
            - cell "تحديد منى عبد الرحمن السيد":
              - checkbox "تحديد منى عبد الرحمن السيد" [checked]
            - rowheader "منى عبد الرحمن السيد"
            - cell "user1@fanous.example"
            - cell "0100 123 4567"
            - cell "مدرّس"
            - cell "0"
            - cell "1 يناير 2026"
            - cell "تعديل منى عبد الرحمن السيد إجراءات أخرى:":
              - link "تعديل منى عبد الرحمن السيد":
                - /url: "#edit-1"
                - text: تعديل
              - button "إجراءات أخرى: منى عبد الرحمن السيد"
          - row "تحديد أحمد سامي user2@fanous.example 0100 123 4568 طالب 37 14 يناير 2026 تعديل إجراءات أخرى:":
            - cell "تحديد أحمد سامي":
              - checkbox "تحديد أحمد سامي" [checked]
            - rowheader "أحمد سامي"
            - cell "user2@fanous.example"
            - cell "0100 123 4568"
            - cell "طالب"
            - cell "37"
            - cell "14 يناير 2026"
            - cell "تعديل أحمد سامي إجراءات أخرى:":
              - link "تعديل أحمد سامي":
                - /url: "#edit-2"
                - text: تعديل
              - button "إجراءات أخرى: أحمد سامي"
          - row "تحديد Sara El-Masry user3@fanous.example 0100 123 4569 طالب 74 27 يناير 2026 تعديل إجراءات أخرى:":
            - cell "تحديد Sara El-Masry":
              - checkbox "تحديد Sara El-Masry"
            - rowheader "Sara El-Masry"
            - cell "user3@fanous.example"
            - cell "0100 123 4569"
            - cell "طالب"
            - cell "74"
            - cell "27 يناير 2026"
            - cell "تعديل Sara El-Masry إجراءات أخرى:":
              - link "تعديل Sara El-Masry":
                - /url: "#edit-3"
                - text: تعديل
              - button "إجراءات أخرى: Sara El-Masry""
  `);
});

test('the same as cards is still a table', async () => {
  renderInArabic(
    <div style={{ inlineSize: '328px' }}>
      <StatefulUserTable labels={userLabels.ar} count={2} hasSelection />
    </div>,
  );
  expect(await getAccessibilityTree(page.getByRole('region'))).toMatchInlineSnapshot(`
    "- region "المستخدمون، 2":
      - table "المستخدمون، 2":
        - caption: المستخدمون، 2
        - rowgroup:
          - row "تحديد كل الصفوف الاسم البريد الإلكتروني رقم الهاتف الدور عدد الدورات تاريخ الانضمام إجراءات":
            - columnheader "تحديد كل الصفوف":
              - checkbox "تحديد كل الصفوف"
            - columnheader "الاسم":
              - button "الاسم"
            - columnheader "البريد الإلكتروني"
            - columnheader "رقم الهاتف"
            - columnheader "الدور"
            - columnheader "عدد الدورات":
              - button "عدد الدورات"
            - columnheader "تاريخ الانضمام":
              - button "تاريخ الانضمام"
            - columnheader "إجراءات"
        - rowgroup:
          - row "تحديد منى عبد الرحمن السيد user1@fanous.example 0100 123 4567 مدرّس 0 1 يناير 2026 تعديل إجراءات أخرى:":
            - cell "تحديد منى عبد الرحمن السيد":
              - checkbox "تحديد منى عبد الرحمن السيد"
            - rowheader "منى عبد الرحمن السيد"
            - cell "user1@fanous.example"
            - cell "0100 123 4567"
            - cell "مدرّس"
            - cell "0"
            - cell "1 يناير 2026"
            - cell "تعديل منى عبد الرحمن السيد إجراءات أخرى:":
              - link "تعديل منى عبد الرحمن السيد":
                - /url: "#edit-1"
                - text: تعديل
              - button "إجراءات أخرى: منى عبد الرحمن السيد"
          - row "تحديد أحمد سامي user2@fanous.example 0100 123 4568 طالب 37 14 يناير 2026 تعديل إجراءات أخرى:":
            - cell "تحديد أحمد سامي":
              - checkbox "تحديد أحمد سامي"
            - rowheader "أحمد سامي"
            - cell "user2@fanous.example"
            - cell "0100 123 4568"
            - cell "طالب"
            - cell "37"
            - cell "14 يناير 2026"
            - cell "تعديل أحمد سامي إجراءات أخرى:":
              - link "تعديل أحمد سامي":
                - /url: "#edit-2"
                - text: تعديل
              - button "إجراءات أخرى: أحمد سامي""
  `);
});

test('a chart, and what its table says', async () => {
  renderInArabic(
    <Chart
      {...createSubscriberChartProps(chartLabels.ar)}
      kind="line"
      data={createMonthlyData(chartLabels.ar).slice(6)}
    />,
  );
  expect(await getAccessibilityTree(page.getByRole('figure'))).toMatchInlineSnapshot(`
    "- figure "المشتركون الجدد في كل شهر":
      - paragraph: المشتركون الجدد في كل شهر
      - paragraph: زاد العدد من 12 في يناير إلى 128 في سبتمبر.
      - button "عرض في جدول"
      - img "يوليو: 73 مشتركًا"
      - img "أغسطس: 101 مشتركًا"
      - img "سبتمبر: 128 مشتركًا""
  `);
  await page.getByRole('button', { name: chartLabels.ar.table }).click();
  expect(await getAccessibilityTree(page.getByRole('table'))).toMatchInlineSnapshot(`
    "- table "المشتركون الجدد في كل شهر":
      - rowgroup:
        - row "الشهر المشتركون":
          - columnheader "الشهر"
          - columnheader "المشتركون"
      - rowgroup:
        - row "يوليو 73 مشتركًا":
          - rowheader "يوليو"
          - cell "73 مشتركًا"
        - row "أغسطس 101 مشتركًا":
          - rowheader "أغسطس"
          - cell "101 مشتركًا"
        - row "سبتمبر 128 مشتركًا":
          - rowheader "سبتمبر"
          - cell "128 مشتركًا""
  `);
});

test('a chart with several series, and what its table says', async () => {
  renderInArabic(
    <Chart
      {...createSubjectProps(chartLabels.ar, 2)}
      kind="stackedBar"
      totalHeader={chartLabels.ar.total}
      data={createSubjectData(chartLabels.ar, 2).slice(0, 2)}
    />,
  );
  expect(await getAccessibilityTree(page.getByRole('figure'))).toMatchInlineSnapshot(`
    "- figure "المشتركون الجدد حسب المادة":
      - paragraph: المشتركون الجدد حسب المادة
      - paragraph: الفيزياء هي الأولى في كل شهر.
      - button "عرض في جدول"
      - img "يناير: الفيزياء 72، الكيمياء 58، المجموع 130"
      - img "فبراير: الفيزياء 90، الكيمياء 76، المجموع 166""
  `);
  await page.getByRole('button', { name: chartLabels.ar.table }).click();
  expect(await getAccessibilityTree(page.getByRole('table'))).toMatchInlineSnapshot(`
    "- table "المشتركون الجدد حسب المادة":
      - rowgroup:
        - row "الشهر الفيزياء الكيمياء المجموع":
          - columnheader "الشهر"
          - columnheader "الفيزياء"
          - columnheader "الكيمياء"
          - columnheader "المجموع"
      - rowgroup:
        - row "يناير 72 58 130":
          - rowheader "يناير"
          - cell "72"
          - cell "58"
          - cell "130"
        - row "فبراير 90 76 166":
          - rowheader "فبراير"
          - cell "90"
          - cell "76"
          - cell "166""
  `);
});

test('a donut, and what its table says', async () => {
  renderInArabic(<DonutChart {...createRoleProps(donutLabels.ar)} data={createRoleData(donutLabels.ar)} />);
  expect(await getAccessibilityTree(page.getByRole('figure'))).toMatchInlineSnapshot(`
    "- figure "المستخدمون حسب الدور":
      - paragraph: المستخدمون حسب الدور
      - paragraph: "أكثرهم طلاب: 64%."
      - button "عرض في جدول"
      - img "طلاب: 640، 64%"
      - img "مدرّسون: 280، 28%"
      - img "مديرون: 80، 8%"
      - paragraph: 1,000 المجموع"
  `);
  await page.getByRole('button', { name: donutLabels.ar.table }).click();
  expect(await getAccessibilityTree(page.getByRole('table'))).toMatchInlineSnapshot(`
    "- table "المستخدمون حسب الدور":
      - rowgroup:
        - row "الدور المستخدمون النسبة":
          - columnheader "الدور"
          - columnheader "المستخدمون"
          - columnheader "النسبة"
      - rowgroup:
        - row "طلاب 640 64%":
          - rowheader "طلاب"
          - cell "640"
          - cell "64%"
        - row "مدرّسون 280 28%":
          - rowheader "مدرّسون"
          - cell "280"
          - cell "28%"
        - row "مديرون 80 8%":
          - rowheader "مديرون"
          - cell "80"
          - cell "8%""
  `);
});
