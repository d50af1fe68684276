export const pageLabels = {
  ar: {
    label: 'صفحات النتائج',
    previousLabel: 'السابقة',
    nextLabel: 'التالية',
    pageLabel: (page: string) => `الصفحة ${page}`,
    summaryLabel: (page: string, count: string) => `الصفحة ${page} من ${count}`,
  },
  en: {
    label: 'Pages of results',
    previousLabel: 'Previous',
    nextLabel: 'Next',
    pageLabel: (page: string) => `Page ${page}`,
    summaryLabel: (page: string, count: string) => `Page ${page} of ${count}`,
  },
};
/** For a narrow container. */
export const pageEndLabels = {
  ar: { firstLabel: 'الصفحة الأولى', lastLabel: 'الصفحة الأخيرة' },
  en: { firstLabel: 'First page', lastLabel: 'Last page' },
};
export const getPageHref = (page: number) => `?page=${page}`;
