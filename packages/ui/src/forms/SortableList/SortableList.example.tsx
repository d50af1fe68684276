import { SortableList } from '@fanous/ui/forms/SortableList';
import { useState } from 'react';

const titles = { current: 'التيار الكهربي', ohm: 'قانون أوم', circuits: 'توصيل المقاومات' };

export function LessonOrder() {
  const [ids, setIds] = useState(Object.keys(titles) as (keyof typeof titles)[]);
  return (
    <SortableList
      label="ترتيب الدروس"
      items={ids.map((id) => ({ id, title: titles[id] }))}
      onReorder={(next) => setIds(next as typeof ids)}
      labels={{
        menu: 'نقل',
        moveUp: 'نقل إلى أعلى',
        moveDown: 'نقل إلى أسفل',
        moved: (title, position, count) => `${title}: الموضع ${position} من ${count}`,
      }}
    />
  );
}
