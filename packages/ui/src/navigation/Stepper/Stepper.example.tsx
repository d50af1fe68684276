import { Stepper } from '@fanous/ui/navigation/Stepper';
import { useState } from 'react';

export function CourseSteps() {
  const [currentId, setCurrentId] = useState('price');
  return (
    <Stepper
      label="خطوات إضافة الدورة"
      items={[
        { id: 'details', title: 'بيانات الدورة' },
        { id: 'price', title: 'السعر' },
        { id: 'files', title: 'الملفات', isOptional: true },
      ]}
      currentId={currentId}
      onChange={setCurrentId}
      labels={{
        position: (step, count) => `الخطوة ${step} من ${count}`,
        done: 'مكتملة',
        invalid: 'فيها أخطاء',
        optional: 'اختيارية',
      }}
    />
  );
}
