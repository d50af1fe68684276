export const pageWords = {
  ar: {
    label: 'صفحات النتائج',
    previousLabel: 'السابقة',
    nextLabel: 'التالية',
    pageLabel: (page: string) => `الصفحة ${page}`,
    placeLabel: (page: string, count: string) => `الصفحة ${page} من ${count}`,
  },
  en: {
    label: 'Pages of results',
    previousLabel: 'Previous',
    nextLabel: 'Next',
    pageLabel: (page: string) => `Page ${page}`,
    placeLabel: (page: string, count: string) => `Page ${page} of ${count}`,
  },
};
export const hrefOf = (page: number) => `?page=${page}`;
