import type { Language } from '../intl/digits.ts';
import type { NavItem, SocialLink } from './items.ts';
import type { SideMenuItem } from './SideMenu/SideMenu.tsx';

/** Sample texts and items for the navigation stories. */
interface NavLabels {
  main: string;
  items: readonly NavItem[];
  menu: string;
  search: string;
  login: string;
  signup: string;
  darkMode: string;
  notifications: string;
  contact: string;
  phone: string;
  email: string;
  address: string;
  socials: readonly SocialLink[];
  tagline: string;
  groups: readonly { title: string; items: readonly NavItem[] }[];
  legal: string;
  dashboard: string;
  sideMenu: readonly SideMenuItem[];
  collapseMenu: string;
  expandMenu: string;
  crumbs: string;
  trail: readonly { label: string; href?: string }[];
  skip: string;
  skipIntro: string;
  ticker: {
    label: string;
    pauseLabel: string;
    playLabel: string;
    previousLabel: string;
    nextLabel: string;
    items: readonly { id: number; text: string; href?: string }[];
  };
}

const socials = (names: readonly [string, string, string, string]): SocialLink[] => [
  { icon: 'facebook', label: names[0], href: 'https://social.example/facebook' },
  { icon: 'youtube', label: names[1], href: 'https://social.example/youtube' },
  { icon: 'telegram', label: names[2], href: 'https://social.example/telegram' },
  { icon: 'whatsapp', label: names[3], href: 'https://social.example/whatsapp' },
];

/** Sample contact details for all stories. */
export const phone = '0100 123 4567';
export const email = 'info@fanous.example';
export const address = '12 شارع التحرير، الدقي، الجيزة';

export const navLabels: Record<Language, NavLabels> = {
  ar: {
    main: 'التنقل الرئيسي',
    items: [
      { href: '#home', label: 'الرئيسية', isCurrent: true },
      { href: '#courses', label: 'الدورات' },
      { href: '#categories', label: 'الأقسام' },
      { href: '#about', label: 'من نحن' },
    ],
    menu: 'فتح القائمة',
    search: 'بحث',
    login: 'تسجيل الدخول',
    signup: 'إنشاء حساب',
    darkMode: 'الوضع الداكن',
    notifications: 'الإشعارات، 3 إشعارات جديدة',
    contact: 'تواصل معنا',
    phone: 'الهاتف',
    email: 'البريد الإلكتروني',
    address: 'العنوان',
    socials: socials(['فيسبوك', 'يوتيوب', 'تليجرام', 'واتساب']),
    tagline: 'نور المعرفة أقرب إليك',
    groups: [
      {
        title: 'المنصة',
        items: [
          { href: '#home', label: 'الرئيسية' },
          { href: '#courses', label: 'الدورات' },
          { href: '#categories', label: 'الأقسام' },
        ],
      },
      {
        title: 'عن فانوس',
        items: [
          { href: '#about', label: 'من نحن' },
          { href: '#rules', label: 'سياسة الاستخدام' },
          { href: '#privacy', label: 'الخصوصية' },
        ],
      },
    ],
    legal: '© 2026 فانوس. جميع الحقوق محفوظة.',
    dashboard: 'لوحة التحكم',
    sideMenu: [
      { href: '#profile', label: 'الملف الشخصي', icon: 'user' },
      { href: '#users', label: 'المستخدمون', icon: 'users' },
      { href: '#main-categories', label: 'الأقسام', icon: 'layout-grid' },
      { href: '#my-courses', label: 'دوراتي', icon: 'graduation-cap', isCurrent: true },
      { href: '#videos', label: 'الفيديوهات', icon: 'video' },
      { href: '#exams', label: 'الاختبارات', icon: 'list-checks' },
      { href: '#files', label: 'ملفات الدورات وملخصات الطلاب', icon: 'file-text' },
    ],
    collapseMenu: 'طي القائمة',
    expandMenu: 'توسيع القائمة',
    crumbs: 'مسار التنقل',
    trail: [
      { label: 'لوحة التحكم', href: '#dashboard' },
      { label: 'الدورات', href: '#courses' },
      { label: 'HTML5 و CSS للمبتدئين', href: '#course' },
      { label: 'إضافة اختبار' },
    ],
    skip: 'تخطَّ إلى المحتوى',
    skipIntro: 'تخطَّ المقدمة',
    ticker: {
      label: 'شريط الإعلانات',
      pauseLabel: 'إيقاف الإعلانات مؤقتًا',
      playLabel: 'تشغيل الإعلانات',
      previousLabel: 'الإعلان السابق',
      nextLabel: 'الإعلان التالي',
      items: [
        { id: 1, text: 'بدأ التسجيل في دورات الصف الثالث الثانوي', href: '#secondary' },
        { id: 2, text: 'مراجعة ليلة الامتحان في الفيزياء يوم 5 يونيو 2026 الساعة 7:00 م' },
        { id: 3, text: 'HTML5 و CSS للمبتدئين: الفيديو الأول مجاني', href: '#html' },
      ],
    },
  },
  en: {
    main: 'Main',
    items: [
      { href: '#home', label: 'Home', isCurrent: true },
      { href: '#courses', label: 'Courses' },
      { href: '#categories', label: 'Categories' },
      { href: '#about', label: 'About us' },
    ],
    menu: 'Open menu',
    search: 'Search',
    login: 'Log in',
    signup: 'Sign up',
    darkMode: 'Dark mode',
    notifications: 'Notifications, 3 new',
    contact: 'Contact us',
    phone: 'Phone',
    email: 'E-mail',
    address: 'Address',
    socials: socials(['Facebook', 'YouTube', 'Telegram', 'WhatsApp']),
    tagline: 'The light of knowledge, closer to you',
    groups: [
      {
        title: 'Platform',
        items: [
          { href: '#home', label: 'Home' },
          { href: '#courses', label: 'Courses' },
          { href: '#categories', label: 'Categories' },
        ],
      },
      {
        title: 'Fanous',
        items: [
          { href: '#about', label: 'About us' },
          { href: '#rules', label: 'Usage policy' },
          { href: '#privacy', label: 'Privacy policy' },
        ],
      },
    ],
    legal: '© 2026 Fanous. All rights reserved.',
    dashboard: 'Dashboard',
    sideMenu: [
      { href: '#profile', label: 'Profile', icon: 'user' },
      { href: '#users', label: 'Users', icon: 'users' },
      { href: '#main-categories', label: 'Categories', icon: 'layout-grid' },
      { href: '#my-courses', label: 'My courses', icon: 'graduation-cap', isCurrent: true },
      { href: '#videos', label: 'Videos', icon: 'video' },
      { href: '#exams', label: 'Quizzes', icon: 'list-checks' },
      { href: '#files', label: 'Course files and summaries', icon: 'file-text' },
    ],
    collapseMenu: 'Collapse the menu',
    expandMenu: 'Expand the menu',
    crumbs: 'Breadcrumbs',
    trail: [
      { label: 'Dashboard', href: '#dashboard' },
      { label: 'Courses', href: '#courses' },
      { label: 'HTML5 و CSS للمبتدئين', href: '#course' },
      { label: 'Add quiz' },
    ],
    skip: 'Skip to content',
    skipIntro: 'Skip intro',
    ticker: {
      label: 'Announcements',
      pauseLabel: 'Pause announcements',
      playLabel: 'Play announcements',
      previousLabel: 'Previous announcement',
      nextLabel: 'Next announcement',
      items: [
        { id: 1, text: 'Enrolment for third-year secondary courses is open', href: '#secondary' },
        { id: 2, text: 'Physics exam-night revision, 5 June 2026 at 7:00 PM' },
        { id: 3, text: 'HTML5 و CSS للمبتدئين: الفيديو الأول مجاني', href: '#html' },
      ],
    },
  },
};
