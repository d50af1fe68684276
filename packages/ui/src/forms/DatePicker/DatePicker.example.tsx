import { DatePicker } from '@fanous/ui/forms/DatePicker';

export function QuizDate() {
  return (
    <DatePicker
      name="date"
      label="موعد الاختبار"
      description="يُفتح الاختبار في بداية هذا اليوم."
      minValue="2026-11-01"
      maxValue="2026-11-30"
      rangeMessage="اختر يومًا في نوفمبر 2026."
      isRequired
      requiredMessage="اختر موعد الاختبار."
    />
  );
}
