import { TagField } from '@fanous/ui/forms/TagField';

export function SubjectsField() {
  return (
    <TagField
      name="subjects"
      label="المواد التي تدرّسها"
      items={[
        { id: '1', label: 'الفيزياء' },
        { id: '2', label: 'الكيمياء' },
        { id: '3', label: 'الأحياء' },
      ]}
      createLabel={(text) => `أضف «${text}»`}
      maxItems={5}
      maxItemsMessage="هذا أقصى عدد. أزل مادة لتختار غيرها."
      buttonLabel="عرض المواد"
      removeLabel="إزالة"
      emptyLabel="لا مادة بهذا الاسم"
      countMessage={(count) => `عدد المواد: ${count}`}
      selectedCountMessage={(count) => `المختار: ${count}`}
    />
  );
}
