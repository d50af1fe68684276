/** Sample texts of the tab bar of students. */
export const tabBarLabels = {
  ar: {
    label: 'التنقل السريع',
    home: 'الرئيسية',
    myCourses: 'دوراتي',
    search: 'بحث',
    notifications: 'الإشعارات',
    notificationsWithCount: 'الإشعارات، 3 جديدة',
    account: 'الحساب',
    page: 'محتوى الصفحة',
  },
  en: {
    label: 'Quick navigation',
    home: 'Home',
    myCourses: 'My courses',
    search: 'Search',
    notifications: 'Notifications',
    notificationsWithCount: 'Notifications, 3 new',
    account: 'Account',
    page: 'Page content',
  },
};
