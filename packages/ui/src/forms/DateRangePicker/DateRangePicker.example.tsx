import { DateRangePicker } from '@fanous/ui/forms/DateRangePicker';

export function ReportPeriod() {
  return (
    <DateRangePicker
      startName="from"
      endName="to"
      label="فترة التقرير"
      description="اليومان داخلان في الفترة."
      orderMessage="اليوم الأخير قبل اليوم الأول."
      isRequired
      requiredMessage="اختر فترة التقرير."
    />
  );
}
