/** The texts of resizing and of details. */
export const featureLabels = {
  ar: {
    resize: (header: string) => `عرض عمود ${header}`,
    details: 'التفاصيل',
    toggle: (name: string) => `تفاصيل ${name}`,
    joined: (date: string) => `انضم في ${date}.`,
  },
  en: {
    resize: (header: string) => `Width of the column ${header}`,
    details: 'Details',
    toggle: (name: string) => `Details of ${name}`,
    joined: (date: string) => `Joined on ${date}.`,
  },
};
