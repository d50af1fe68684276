import type { StepperLabels } from './Stepper.tsx';

interface StepperTexts {
  label: string;
  labels: StepperLabels;
  /** Four steps of a course form. */
  steps: readonly { id: string; title: string; description: string; isOptional: boolean }[];
  next: string;
}

export const stepperTexts: Record<'ar' | 'en', StepperTexts> = {
  ar: {
    label: 'خطوات إضافة الدورة',
    labels: {
      position: (step, count) => `الخطوة ${step} من ${count}`,
      done: 'مكتملة',
      invalid: 'فيها أخطاء',
      optional: 'اختيارية',
    },
    steps: [
      { id: 'details', title: 'بيانات الدورة', description: 'الاسم والقسم والصورة', isOptional: false },
      { id: 'price', title: 'السعر', description: 'بالجنيه المصري', isOptional: false },
      { id: 'files', title: 'الملفات', description: 'كتب وملخصات', isOptional: true },
      { id: 'review', title: 'المراجعة والنشر', description: 'كما يراها الطالب', isOptional: false },
    ],
    next: 'التالي',
  },
  en: {
    label: 'Steps to add a course',
    labels: {
      position: (step, count) => `Step ${step} of ${count}`,
      done: 'done',
      invalid: 'Has errors',
      optional: 'Optional',
    },
    steps: [
      { id: 'details', title: 'Course details', description: 'Name, category and image', isOptional: false },
      { id: 'price', title: 'Price', description: 'In Egyptian pounds', isOptional: false },
      { id: 'files', title: 'Files', description: 'Books and summaries', isOptional: true },
      { id: 'review', title: 'Review and publish', description: 'As students see it', isOptional: false },
    ],
    next: 'Next',
  },
};
