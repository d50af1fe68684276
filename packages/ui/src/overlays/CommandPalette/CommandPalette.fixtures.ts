import type { CommandGroup } from './commands.ts';

const arabicPlurals = new Intl.PluralRules('ar');
const arabicCounts: Record<Intl.LDMLPluralRule, string> = {
  zero: 'لا توجد نتائج',
  one: 'نتيجة واحدة',
  two: 'نتيجتان',
  few: '# نتائج',
  many: '# نتيجة',
  other: '# نتيجة',
};

const arabicGroups: CommandGroup[] = [
  {
    id: 'pages',
    label: 'الصفحات',
    commands: [
      { id: 'home', label: 'الصفحة الرئيسية', icon: 'house', href: '/' },
      { id: 'users', label: 'المستخدمون', icon: 'users', href: '/dashboard/users', keywords: 'طلاب حسابات' },
      { id: 'profile', label: 'الملف الشخصي', icon: 'user', href: '/profile', keywords: 'حساب' },
    ],
  },
  {
    id: 'actions',
    label: 'الإجراءات',
    commands: [
      { id: 'add-course', label: 'إضافة دورة', icon: 'plus', shortcut: ['Ctrl', 'Shift', 'N'] },
      { id: 'export', label: 'تصدير النتائج', icon: 'download', description: 'ملف واحد بكل الدرجات.' },
      { id: 'delete', label: 'حذف الدورة', icon: 'trash', isDisabled: true },
    ],
  },
];
const englishTexts: Record<string, string> = {
  pages: 'Pages',
  actions: 'Actions',
  home: 'Home page',
  users: 'Users',
  profile: 'Profile',
  'add-course': 'Add course',
  export: 'Export results',
  delete: 'Delete course',
};
const englishGroups = arabicGroups.map((group) => ({
  ...group,
  label: englishTexts[group.id] ?? '',
  commands: group.commands.map((command) => ({
    ...command,
    label: englishTexts[command.id] ?? '',
    ...(command.description !== undefined && { description: 'One file with all marks.' }),
    ...(command.id === 'profile' && { keywords: 'account' }),
  })),
}));

export const commandLabels = {
  ar: {
    title: 'لوحة الأوامر',
    searchLabel: 'ابحث عن صفحة أو إجراء',
    emptyLabel: 'لا صفحة ولا إجراء بهذا الاسم',
    pendingLabel: 'جارٍ البحث',
    recentLabel: 'الأخيرة',
    hintLabels: { move: 'تنقّل', run: 'تنفيذ', close: 'إغلاق' },
    countMessage: (count: number) => arabicCounts[arabicPlurals.select(count)].replace('#', String(count)),
    groups: arabicGroups,
  },
  en: {
    title: 'Command palette',
    searchLabel: 'Search pages and actions',
    emptyLabel: 'No page or action of this name',
    pendingLabel: 'Searching',
    recentLabel: 'Recent',
    hintLabels: { move: 'Move', run: 'Run', close: 'Close' },
    countMessage: (count: number) => (count === 1 ? '1 result' : `${count} results`),
    groups: englishGroups,
  },
};

/** A search of the content of an app, with results of a server. */
export const searchLabels = {
  ar: {
    title: 'البحث',
    searchLabel: 'ابحث عن دورة أو مدرّس أو درس',
    emptyLabel: 'لا توجد نتائج',
    pendingLabel: 'جارٍ البحث',
    closeLabel: 'إغلاق',
    hintLabels: commandLabels.ar.hintLabels,
    countMessage: commandLabels.ar.countMessage,
    footer: 'يمكن فتح البحث بمفتاح /',
    text: 'فيزياء',
    suggestions: 'هل تقصد',
    courses: 'الدورات',
    lessons: 'الدروس',
    all: 'عرض كل الدورات',
    clear: 'مسح الأخيرة',
    price: '250 جنيهًا',
    results: [
      { id: 'physics', label: 'الفيزياء: الصف الثالث الثانوي', description: 'أ. كريم عبد الله' },
      { id: 'modern', label: 'مدخل إلى الفيزياء الحديثة', description: 'د. منى الشربيني' },
    ],
    lesson: { id: 'lesson', label: 'تمهيد في فيزياء الجسيمات', description: 'مدخل إلى الفيزياء الحديثة' },
  },
  en: {
    title: 'Search',
    searchLabel: 'Search courses, teachers, lessons',
    emptyLabel: 'No results',
    pendingLabel: 'Searching',
    closeLabel: 'Close',
    hintLabels: commandLabels.en.hintLabels,
    countMessage: commandLabels.en.countMessage,
    footer: 'The / key opens the search',
    text: 'phys',
    suggestions: 'Did you mean',
    courses: 'Courses',
    lessons: 'Lessons',
    all: 'Show all courses',
    clear: 'Clear recent searches',
    price: 'EGP 250',
    results: [
      { id: 'physics', label: 'Physics: third year', description: 'Karim Abdullah' },
      { id: 'modern', label: 'Introduction to Modern Physics', description: 'Mona Elsherbiny' },
    ],
    lesson: { id: 'lesson', label: 'Particle physics', description: 'Introduction to Modern Physics' },
  },
};
