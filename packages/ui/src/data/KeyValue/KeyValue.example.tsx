import { KeyValue } from '@fanous/ui/data/KeyValue';

export function CourseFacts() {
  return (
    <KeyValue
      items={[
        { label: 'المدرّس', value: 'منى عبد الله' },
        { label: 'الفيديوهات', value: 24 },
        { label: 'الملاحظات', value: '' },
      ]}
      emptyLabel="لا يوجد"
    />
  );
}
