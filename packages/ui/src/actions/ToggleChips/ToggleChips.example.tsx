import { ToggleChips } from '@fanous/ui/actions/ToggleChips';
import { useState } from 'react';

export function CategoryFilter() {
  const [value, setValue] = useState({});
  return (
    <ToggleChips
      label="تصفية حسب القسم"
      allLabel="الكل"
      items={[
        { id: 'math', label: 'الرياضيات', children: [{ id: 'algebra', label: 'الجبر' }] },
        { id: 'arabic', label: 'اللغة العربية' },
      ]}
      value={value}
      onChange={setValue}
      removeLabel={(child) => `إزالة ${child}`}
      allOfItemLabel={(item) => `كل ${item}`}
      countLabel={(count) => `عدد الأقسام: ${count}`}
    />
  );
}
