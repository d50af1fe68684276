import { LongText } from '@fanous/ui/layout/LongText';

export function Privacy() {
  return (
    <LongText
      title="سياسة الخصوصية"
      lastUpdated="آخر تحديث: 1 أكتوبر 2026"
      description="ما نحفظه عنك، ولماذا."
      contentsLabel="المحتويات"
      sections={[{ id: 'data', title: 'بياناتك', blocks: ['نحفظ اسمك وبريدك ونتائج اختباراتك.'] }]}
    />
  );
}
