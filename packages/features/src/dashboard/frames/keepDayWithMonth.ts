/** Puts a no-break space between day and month, so that only the year wraps: «20 أغسطس», then «2026». */
export const keepDayWithMonth = (date: string): string => date.replace(' ', '\u00A0');
