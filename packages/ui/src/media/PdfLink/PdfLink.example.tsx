import { PdfLink } from '@fanous/ui/media/PdfLink';

export function SummaryFile() {
  return (
    <PdfLink
      title="ملخص الباب الأول"
      fetchUrl={() => Promise.resolve('/files/1.pdf')}
      labels={{ pending: 'جارٍ فتح الملف', failed: 'تعذّر فتح الملف', ready: 'الملف جاهز' }}
    />
  );
}
