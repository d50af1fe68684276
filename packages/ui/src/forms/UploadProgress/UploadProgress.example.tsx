import { UploadProgress } from '@fanous/ui/forms/UploadProgress';

export function VideoUpload() {
  return (
    <UploadProgress
      name="الدرس الأول.mp4"
      loaded={3_000_000}
      total={12_000_000}
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
