import { PriceField } from '@fanous/ui/forms/PriceField';

export function CoursePrice() {
  return <PriceField name="price" label="سعر الدورة" defaultValue={250} invalidMessage="اكتب السعر بالأرقام." />;
}
