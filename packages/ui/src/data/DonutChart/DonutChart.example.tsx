import { DonutChart } from '@fanous/ui/data/DonutChart';

export function UsersByRole() {
  return (
    <DonutChart
      title="المستخدمون حسب الدور"
      summary="أكثرهم طلاب: 95%."
      data={[
        { label: 'طلاب', value: 950 },
        { label: 'مدرّسون', value: 40 },
        { label: 'مديرون', value: 10 },
      ]}
      labelHeader="الدور"
      valueHeader="المستخدمون"
      shareHeader="النسبة"
      totalLabel="المجموع"
      tableLabel="عرض في جدول"
      chartLabel="عرض في رسم بياني"
      empty="لا يوجد مستخدمون بعد."
    />
  );
}
