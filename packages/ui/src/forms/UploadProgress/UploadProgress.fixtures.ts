import type { Language } from '../../intl/digits.ts';
import type { PauseControls, UploadProgressLabels } from './UploadProgress.tsx';

export const uploadProgressLabels: Record<Language, UploadProgressLabels & { failed: string }> = {
  ar: {
    uploading: (name) => `رفع ${name}`,
    uploaded: (percent) => `تم رفع ${percent}`,
    done: 'تم الرفع',
    cancel: (name) => `إلغاء رفع ${name}`,
    retry: 'إعادة المحاولة',
    failed: 'انقطع الاتصال قبل أن يكتمل الرفع',
  },
  en: {
    uploading: (name) => `Upload ${name}`,
    uploaded: (percent) => `${percent} uploaded`,
    done: 'Uploaded',
    cancel: (name) => `Cancel the upload of ${name}`,
    retry: 'Try again',
    failed: 'The connection was lost before it was finished',
  },
};

export const pauseLabels: Record<Language, PauseControls['labels']> = {
  ar: {
    pause: (name) => `إيقاف رفع ${name} مؤقتًا`,
    resume: (name) => `متابعة رفع ${name}`,
    paused: 'متوقف مؤقتًا',
    waiting: 'انقطع الاتصال، نحاول مرة أخرى',
  },
  en: {
    pause: (name) => `Pause the upload of ${name}`,
    resume: (name) => `Continue the upload of ${name}`,
    paused: 'Paused',
    waiting: 'The connection was lost. Trying again',
  },
};
