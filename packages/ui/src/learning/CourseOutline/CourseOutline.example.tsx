import { Card } from '@fanous/ui/layout/Card';
import { CourseOutline } from '@fanous/ui/learning/CourseOutline';
import { useState } from 'react';

export function CourseContent() {
  const [current, setCurrent] = useState<string | null>(null);
  return (
    <Card padding="s0">
      <CourseOutline
        units={[
          {
            id: '1',
            title: 'المعادلات والمتباينات',
            items: [
              { id: 'video-1', kind: 'video', title: 'المعادلات', isFree: true },
              { id: 'quiz-1', kind: 'quiz', kindLabel: 'اختبار', title: 'اختبار الوحدة', href: '/quizzes/1' },
            ],
          },
        ]}
        currentId={current}
        playingId={current}
        onPress={setCurrent}
        labels={{
          playing: 'يُشغَّل الآن',
          locked: 'للمشتركين',
          free: 'مجاني',
          watched: 'تمت مشاهدته',
          pending: 'جارٍ فتح الملف',
          failed: 'تعذّر فتح الملف. حاول مرة أخرى.',
          ready: 'الملف جاهز، اضغط لفتحه',
        }}
      />
    </Card>
  );
}
