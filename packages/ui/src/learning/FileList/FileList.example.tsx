import { Heading } from '@fanous/ui/layout/Heading';
import { Stack } from '@fanous/ui/layout/Stack';
import { FileList } from '@fanous/ui/learning/FileList';

export function CourseFiles() {
  return (
    <Stack gap="s3">
      <Heading level={2} id="files">
        ملفات الدورة
      </Heading>
      <FileList
        labelledBy="files"
        items={[
          { id: 1, title: 'ملخص الباب الأول' },
          { id: 2, title: 'تمارين الباب الأول', isLocked: true },
        ]}
        fetchUrl={(id) => Promise.resolve(`/files/${id}.pdf`)}
        onLocked={(id) => console.log('locked', id)}
        labels={{ pending: 'جارٍ فتح الملف', failed: 'تعذّر فتح الملف', ready: 'الملف جاهز', locked: 'للمشتركين' }}
      />
    </Stack>
  );
}
