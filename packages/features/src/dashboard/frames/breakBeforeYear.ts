/** Keeps the day with the month, so that a date on two lines reads «20 أغسطس» and under it the year. */
export const breakBeforeYear = (date: string): string => date.replace(' ', '\u00A0');
