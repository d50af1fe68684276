import { Chart } from '@fanous/ui/data/Chart';

export function Subscriptions() {
  return (
    <Chart
      kind="bar"
      title="الاشتراكات الجديدة"
      summary="أكثرها في أكتوبر: 64 اشتراكًا."
      data={[
        { label: 'أغسطس', value: 32 },
        { label: 'سبتمبر', value: 48 },
        { label: 'أكتوبر', value: 64 },
      ]}
      labelHeader="الشهر"
      valueHeader="الاشتراكات"
      tableLabel="عرض جدولًا"
      chartLabel="عرض رسمًا"
      empty="لا اشتراكات بعد."
    />
  );
}
