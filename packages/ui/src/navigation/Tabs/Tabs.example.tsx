import { Tabs } from '@fanous/ui/navigation/Tabs';
import { Text } from '@fanous/ui/layout/Text';

export function CourseTabs() {
  return (
    <Tabs
      label="محتوى الدورة"
      items={[
        { id: 'videos', label: 'الفيديوهات', count: 24, content: <Text>ابدأ بالدرس الأول.</Text> },
        { id: 'files', label: 'الملفات', content: <Text>6 ملفات.</Text> },
      ]}
    />
  );
}
