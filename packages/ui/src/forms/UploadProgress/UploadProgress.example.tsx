import { UploadProgress } from '@fanous/ui/forms/UploadProgress';

export function VideoUpload() {
  return (
    <UploadProgress
      fileName="الدرس الأول.mp4"
      loadedBytes={3_000_000}
      totalBytes={12_000_000}
      status="uploading"
      onCancel={() => console.log('cancelled')}
      labels={{
        uploading: (name) => `جارٍ رفع ${name}`,
        uploaded: (percent) => `رُفع ${percent}`,
        done: 'اكتمل الرفع',
        cancel: (name) => `إلغاء رفع ${name}`,
        retry: 'إعادة المحاولة',
      }}
    />
  );
}
