import { useMemo, useState } from 'react';
import { isMountDelayed } from './delayedMount.ts';

/** The texts of all screens. The benchmark finds controls by them. */
export const words = {
  brand: 'منارة التعلّم',
  pages: ['الرئيسية', 'المواد', 'تواصل معنا'],
  dark: 'الوضع الداكن',
  account: 'حسابي',
  accountLines: ['ملفي', 'دوراتي', 'نتائجي', 'خروج'],
  heading: 'اختر دورتك التالية',
  search: 'ابحث باسم الدورة',
  clear: 'مسح البحث',
  all: 'الكل',
  subjects: 'المواد الدراسية',
  courses: 'الدورات',
  students: 'عرض الطلاب',
  teacher: 'المدرّس',
  price: 'السعر',
  pound: 'جنيه',
  details: 'التفاصيل',
  about: 'شرح مبسّط من الأساس، مع تدريبات محلولة بعد كل درس واختبار قصير في آخر كل باب.',
  cancel: 'إغلاق',
  confirm: 'اشترك',
  columns: ['الاسم', 'الهاتف', 'الدورات', 'تاريخ الانضمام', 'الحالة'],
  active: 'نشط',
  waiting: 'بانتظار الدفع',
  menu: 'القائمة',
  studentsHeading: 'طلاب المنصة',
  findStudent: 'ابحث باسم الطالب',
} as const;

let numbers: Intl.NumberFormat | undefined;
/** Used by all screens except those of Khayamiya, which formats numbers itself. */
export const formatNumber = (value: number) => (numbers ??= new Intl.NumberFormat('ar-EG-u-nu-latn')).format(value);

export const subjects = ['جبر', 'هندسة', 'فيزياء', 'كيمياء', 'أحياء', 'نحو', 'تاريخ'];
const titles = [
  'المعادلات خطوةً بخطوة',
  'الدائرة وزواياها',
  'الحركة والقوى',
  'الروابط بين الذرّات',
  'رحلة داخل الخلية',
  'الجملة وأركانها',
  'مصر في مئة عام',
];
const teachers = ['هالة منصور', 'طارق سليمان', 'مريم فوزي', 'حسام البدري', 'إيمان شاكر'];

export interface Course {
  id: number;
  title: string;
  subject: number;
  teacher: string;
  price: number;
}

export const courses: Course[] = Array.from({ length: 48 }, (_, at) => ({
  id: at + 1,
  title: `${titles[at % 7]} - الجزء ${Math.floor(at / 7) + 1}`,
  subject: at % 7,
  teacher: teachers[at % 5] ?? '',
  price: 120 + ((at * 45) % 400),
}));

export interface Student {
  id: number;
  name: string;
  phone: string;
  courses: number;
  joined: string;
  isActive: boolean;
}

/** Creates sample students. One in five has the first letter of طارق in the name. */
export const makeStudents = (count: number): Student[] =>
  Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    name: `${teachers[(at * 3) % 5]} ${at + 1}`,
    phone: `0100 ${200 + (at % 800)} ${4000 + ((at * 7) % 6000)}`,
    courses: (at * 5) % 12,
    joined: `2026-0${(at % 9) + 1}-${10 + (at % 18)}`,
    isActive: at % 6 !== 0,
  }));

/** The students of the course page. */
export const students = makeStudents(100);

/** The image of every card, in the folder of the page. */
export const cover = 'cover.svg';

/** The state of the course page. All libraries share it, so that only their components differ. */
export function useCourses() {
  const [query, setQuery] = useState('');
  const [subject, setSubject] = useState<number | null>(null);
  const [opened, setOpened] = useState<Course | null>(null);
  const [isTable, setTable] = useState(false);
  const found = courses.filter(
    (course) => course.title.includes(query) && (subject === null || course.subject === subject),
  );
  return { query, setQuery, subject, setSubject, opened, setOpened, isTable, setTable, found };
}

/** The state of the students page. The URL contains the number of rows: `?rows=10000`. */
export function useStudents() {
  const [isShown, setShown] = useState(isMountDelayed);
  const [query, setQuery] = useState('');
  const [all] = useState(() => makeStudents(Number(new URLSearchParams(location.search).get('rows') ?? 1000)));
  const found = useMemo(() => all.filter(({ name }) => name.includes(query)), [all, query]);
  return { isShown, show: () => setShown(true), query, setQuery, found };
}
