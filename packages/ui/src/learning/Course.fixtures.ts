import type { Language } from '../intl/digits.ts';
import { texts } from '../stories/Texts.fixtures.ts';
import type { CourseCardProps } from './CourseCard/CourseCard.tsx';

/** Sample labels of the cards. */
export const courseLabels: Record<
  Language,
  { courses: string; instructor: string; price: string; subscribers: string }
> = {
  ar: { courses: 'الدورات', instructor: 'المدرّس', price: 'السعر', subscribers: '120 مشتركًا' },
  en: { courses: 'Courses', instructor: 'Instructor', price: 'Price', subscribers: '120 subscribers' },
};

type Course = Omit<CourseCardProps, 'instructorLabel' | 'priceLabel'>;

/** Sample courses. */
export const courses: readonly Course[] = [
  {
    href: '#1',
    title: 'الكهربية التيارية من الصفر',
    seed: 'electricity',
    categoryId: 0,
    instructorName: 'أ. محمود سليمان',
    price: 250,
  },
  {
    href: '#2',
    title: 'الكيمياء العضوية: المركبات الأليفاتية',
    seed: 'organic',
    categoryId: 1,
    instructorName: 'د. هالة فؤاد',
    price: 180,
  },
  { href: '#3', title: texts.mixed, seed: 'html-css', categoryId: 2, instructorName: 'Sara Adel', price: 0 },
  {
    href: '#4',
    title: texts.long,
    seed: 'grammar',
    categoryId: 3,
    instructorName: 'أ. عبد الرحمن عبد المقصود الشرقاوي',
    price: 1250,
  },
  { href: '#5', title: texts.latin, seed: 'algorithms', categoryId: 4, instructorName: 'يوسف كامل', price: 99.5 },
  { href: '#6', title: 'الأحياء', seed: 'biology', categoryId: 5, instructorName: 'منى عبد الله', price: 3 },
];
