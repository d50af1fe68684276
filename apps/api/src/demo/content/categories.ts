/** The five main categories and their fourteen sub-categories, in the order of display. */
export const demoCategories = [
  {
    key: 'secondary-science',
    name: 'الثانوية العامة: علمي',
    categories: [
      { key: 'physics', name: 'الفيزياء' },
      { key: 'chemistry', name: 'الكيمياء' },
      { key: 'biology', name: 'الأحياء' },
      { key: 'mathematics', name: 'الرياضيات' },
    ],
  },
  {
    key: 'languages-humanities',
    name: 'اللغات والمواد الأدبية',
    categories: [
      { key: 'arabic', name: 'اللغة العربية' },
      { key: 'english', name: 'اللغة الإنجليزية' },
      { key: 'history-geography', name: 'التاريخ والجغرافيا' },
    ],
  },
  {
    key: 'medicine',
    name: 'الطب والعلوم الصحية',
    categories: [
      { key: 'anatomy-physiology', name: 'التشريح ووظائف الأعضاء' },
      { key: 'organic-biochemistry', name: 'الكيمياء العضوية والحيوية' },
    ],
  },
  {
    key: 'commerce-law',
    name: 'التجارة والحقوق',
    categories: [
      { key: 'accounting', name: 'المحاسبة' },
      { key: 'statistics', name: 'الإحصاء' },
      { key: 'law', name: 'القانون' },
    ],
  },
  {
    key: 'computing',
    name: 'البرمجة والحاسبات',
    categories: [
      { key: 'web', name: 'تطوير الويب' },
      { key: 'programming', name: 'لغات البرمجة' },
    ],
  },
] as const;

/** The key of a sub-category. */
export type CategoryKey = (typeof demoCategories)[number]['categories'][number]['key'];
