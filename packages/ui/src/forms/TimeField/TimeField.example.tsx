import { TimeField } from '@fanous/ui/forms/TimeField';

export function LessonStart() {
  return (
    <TimeField
      name="start"
      label="بداية الحصة"
      description="بتوقيت القاهرة."
      defaultValue="19:30"
      minValue="08:00"
      maxValue="22:00"
      rangeMessage="الحصص من 8 صباحًا إلى 10 مساءً."
    />
  );
}
