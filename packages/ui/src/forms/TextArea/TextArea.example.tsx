import { TextArea } from '@fanous/ui/forms/TextArea';

export function DescriptionField() {
  return <TextArea name="description" label="وصف الدورة" optionalLabel="(اختياري)" maxLength={500} />;
}
