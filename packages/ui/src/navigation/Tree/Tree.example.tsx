import { Tree } from '@fanous/ui/navigation/Tree';
import { useState } from 'react';

export function CourseContent() {
  const [currentId, setCurrentId] = useState('ohm');
  return (
    <Tree
      label="محتوى الدورة"
      labels={{ expand: 'فتح', collapse: 'طيّ' }}
      currentId={currentId}
      onAction={setCurrentId}
      items={[
        {
          id: 'electricity',
          title: 'الكهرباء',
          children: [
            { id: 'ohm', title: 'قانون أوم', meta: '18 دقيقة', metaLabel: '18 دقيقة' },
            { id: 'circuits', title: 'توصيل المقاومات', meta: '25 دقيقة', metaLabel: '25 دقيقة' },
          ],
        },
      ]}
    />
  );
}
