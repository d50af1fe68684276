import { matchesAnywhere } from '@fanous/arabic/match';
import { Button } from '@fanous/ui/actions/Button';
import { EmptyState } from '@fanous/ui/feedback/EmptyState';
import { SearchField } from '@fanous/ui/forms/SearchField';
import { Bidi } from '@fanous/ui/intl/Bidi';
import { Stack } from '@fanous/ui/layout/Stack';
import { CourseCard } from '@fanous/ui/learning/CourseCard';
import { CourseGrid } from '@fanous/ui/learning/CourseGrid';
import { useState } from 'react';

const courses = [
  { id: 12, title: 'الجبر', price: 250, categoryId: 1 },
  { id: 13, title: 'أساسيات الهندسة', price: 0, categoryId: 1 },
  { id: 14, title: 'الكيمياء', price: 300, categoryId: 2 },
];

export function CourseList() {
  const [text, setText] = useState('');
  // «اساسيات» finds «أساسيات», and «هندسه» finds «الهندسة».
  const found = courses.filter(({ title }) => matchesAnywhere(title, text));
  return (
    <Stack gap="s6">
      <SearchField
        label="ابحث باسم الدورة"
        clearLabel="مسح البحث"
        value={text}
        onChange={setText}
        controlsId="found-courses"
      />
      <div id="found-courses">
        {found.length === 0 ? (
          <EmptyState
            // A text that users wrote keeps its own direction.
            title={
              <>
                لا نتائج لـ«<Bidi>{text}</Bidi>»
              </>
            }
            action={<Button onPress={() => setText('')}>عرض كل الدورات</Button>}
          />
        ) : (
          <CourseGrid label="الدورات">
            {found.map((course) => (
              <CourseCard
                key={course.id}
                href={`/courses/${course.id}`}
                title={course.title}
                // Without a picture, the cover is drawn from these two.
                seed={String(course.id)}
                categoryId={course.categoryId}
                instructorName="منى عبد الله"
                instructorLabel="المدرّسة"
                price={course.price}
                priceLabel="السعر"
              />
            ))}
          </CourseGrid>
        )}
      </div>
    </Stack>
  );
}
