import { Badge } from '../../feedback/Badge/Badge.tsx';
import { EmailOrUrl } from '../../intl/EmailOrUrl.tsx';
import { Bidi, Ltr } from '../../intl/Bidi.tsx';
import type { Format } from '../../intl/format.ts';
import type { DataTableColumn } from './table.ts';

/** A user of the sample list. */
export interface Person {
  id: number;
  name: string;
  email: string;
  phone: string;
  isTeacher: boolean;
  courses: number;
  joined: string;
}

const names = [
  'منى عبد الرحمن السيد',
  'أحمد سامي',
  'Sara El-Masry',
  'عُمَرُ بْنُ عَبْدِ الْعَزِيزِ الشَّاذِلِيُّ الْمَنْصُورِيُّ أُسْتَاذُ النَّحْوِ وَالصَّرْفِ بِدَارِ الْعُلُومِ',
  'يوسف حسن',
  'إيمان فتحي',
  'نور الدين كامل',
] as const;

/** Creates sample people, the same on every call. */
export const createPeople = (count: number): Person[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: count > names.length ? `${names[index % names.length]} ${index + 1}` : (names[index] ?? ''),
    email: index === 3 ? 'omar.abdelaziz.elshazly.elmansoury@fanous.example' : `user${index + 1}@fanous.example`,
    phone: `0100 123 ${4567 + index}`,
    isTeacher: index % 3 === 0,
    courses: (index * 37) % 129,
    joined: new Date(Date.UTC(2026, 0, 1 + ((index * 13) % 300))).toISOString(),
  }));

export const userLabels = {
  ar: {
    caption: (count: string) => `المستخدمون، ${count}`,
    loading: 'المستخدمون في القائمة الأولى',
    sorted: 'المستخدمون بحسب عدد الدورات',
    part: 'المستخدمون في القائمة الثانية',
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    phone: 'رقم الهاتف',
    role: 'الدور',
    roles: { teacher: 'مدرّس', student: 'طالب' },
    courses: 'عدد الدورات',
    joined: 'تاريخ الانضمام',
    actions: 'إجراءات',
    more: (name: string) => `إجراءات أخرى: ${name}`,
    edit: 'تعديل',
    sessions: 'إنهاء الجلسات',
    remove: 'حذف',
    all: 'تحديد كل الصفوف',
    select: 'تحديد',
    selected: (count: number) =>
      count === 1 ? 'تم تحديد مستخدم واحد' : count === 2 ? 'تم تحديد مستخدمَين' : `تم تحديد ${count} مستخدمين`,
    clear: 'إلغاء التحديد',
    matching: 'تحديد كل المطابق (120)',
    assign: 'إضافة إلى دورة',
    empty: 'لا يوجد مستخدمون',
    add: 'إضافة مستخدم',
    failed: 'تعذّر تحميل المستخدمين',
    failedMore: 'تعذّر تحميل بقية المستخدمين',
    retry: 'إعادة المحاولة',
    retrying: 'جارٍ التحميل',
    confirm: (name: string) => `سيُحذف حساب ${name} نهائيًا.`,
    cancel: 'إلغاء',
    ascending: 'تصاعدي',
    descending: 'تنازلي',
  },
  en: {
    caption: (count: string) => `Users, ${count}`,
    loading: 'Users of the first list',
    sorted: 'Users by courses count',
    part: 'Users of the second list',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    role: 'Role',
    roles: { teacher: 'Teacher', student: 'Student' },
    courses: 'Courses count',
    joined: 'Joined',
    actions: 'Actions',
    more: (name: string) => `More actions: ${name}`,
    edit: 'Edit',
    sessions: 'End sessions',
    remove: 'Delete',
    all: 'Select all rows',
    select: 'Select',
    selected: (count: number) => (count === 1 ? '1 user selected' : `${count} users selected`),
    clear: 'Clear selection',
    matching: 'Select all 120 that match',
    assign: 'Add to a course',
    empty: 'No users found',
    add: 'Add user',
    failed: 'The users could not be loaded',
    failedMore: 'The rest of the users could not be loaded',
    retry: 'Try again',
    retrying: 'Loading',
    confirm: (name: string) => `The account of ${name} will be deleted. This cannot be undone.`,
    cancel: 'Cancel',
    ascending: 'ascending',
    descending: 'descending',
  },
};
export type UserLabels = (typeof userLabels)['ar'];

/** A sticky name, a left-to-right address, numbers, a state, and dates for wide tables. */
export const createUserColumns = (labels: UserLabels, format: Format): DataTableColumn<Person>[] => [
  { id: 'name', header: labels.name, isRowHeader: true, isSortable: true, cell: ({ name }) => <Bidi>{name}</Bidi> },
  { id: 'email', header: labels.email, cell: ({ email }) => <EmailOrUrl>{email}</EmailOrUrl> },
  { id: 'phone', header: labels.phone, format: 'nowrap', hideBelow: 'large', cell: ({ phone }) => <Ltr>{phone}</Ltr> },
  {
    id: 'role',
    header: labels.role,
    format: 'nowrap',
    cell: ({ isTeacher }) => (
      <Badge tone={isTeacher ? 'primary' : 'neutral'}>{isTeacher ? labels.roles.teacher : labels.roles.student}</Badge>
    ),
  },
  {
    id: 'courses',
    header: labels.courses,
    format: 'number',
    isSortable: true,
    cell: ({ courses }) => format.number(courses),
  },
  {
    id: 'joined',
    header: labels.joined,
    format: 'nowrap',
    hideBelow: 'wide',
    isSortable: true,
    cell: ({ joined }) => format.date(joined),
  },
];
