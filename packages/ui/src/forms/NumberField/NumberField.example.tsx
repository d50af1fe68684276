import { NumberField } from '@fanous/ui/forms/NumberField';

export function DurationField() {
  return (
    <NumberField
      name="minutes"
      label="مدة الاختبار بالدقائق"
      defaultValue={30}
      minValue={1}
      maxValue={180}
      invalidMessage="اكتب رقمًا."
      rangeMessage="من 1 إلى 180 دقيقة."
      stepLabels={{ more: 'زيادة', less: 'إنقاص' }}
    />
  );
}
