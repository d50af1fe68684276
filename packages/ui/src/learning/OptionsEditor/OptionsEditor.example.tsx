import { OptionsEditor } from '@fanous/ui/learning/OptionsEditor';
import { useState } from 'react';

export function QuestionOptions() {
  const [options, setOptions] = useState([
    { key: 'a', text: '4', isCorrect: true },
    { key: 'b', text: '5', isCorrect: false },
  ]);
  return (
    <OptionsEditor
      value={options}
      onChange={setOptions}
      labels={{
        legend: 'الاختيارات',
        option: (number) => `الاختيار ${number}`,
        correct: 'الإجابة الصحيحة',
        markCorrect: (number) => `الاختيار ${number} هو الصحيح`,
        add: 'إضافة اختيار',
        remove: (number) => `حذف الاختيار ${number}`,
        moveUp: (number) => `نقل الاختيار ${number} إلى أعلى`,
        moveDown: (number) => `نقل الاختيار ${number} إلى أسفل`,
        added: (number, max) => `أُضيف الاختيار ${number} من ${max}`,
        removed: (number, left) => `حُذف الاختيار ${number}، والباقي ${left}`,
        moved: (place, total) => `الموضع ${place} من ${total}`,
        textRequired: (number) => `اكتب نص الاختيار ${number}.`,
        textRepeated: (number) => `نص الاختيار ${number} مكرر.`,
        limitReached: { title: 'خمسة اختيارات', description: 'لا يزيد السؤال على خمسة اختيارات.' },
        cannotRemove: { title: 'اختياران على الأقل', description: 'لا بدّ لكل سؤال من اختيارين.' },
        incomplete: { title: 'اختيار فارغ', description: 'أكمل الاختيار الفارغ قبل إضافة غيره.' },
        ok: 'حسنًا',
      }}
    />
  );
}
