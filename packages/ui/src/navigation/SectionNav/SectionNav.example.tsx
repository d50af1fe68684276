import { SectionNav } from '@fanous/ui/navigation/SectionNav';

export function CourseSections() {
  return (
    <SectionNav
      label="أقسام الصفحة"
      items={[
        { id: 'videos', title: 'الفيديوهات' },
        { id: 'quizzes', title: 'الاختبارات' },
      ]}
    />
  );
}
