/**
 * The modes in which stories are tests. Behaviour runs left to right as well, without axe: its rules do not depend on the direction.
 * Sheets show all states, so they run in all four modes with axe. The first mode opens Storybook's own way.
 */
export const storyModes = [
  { name: 'stories', locale: 'ar', theme: 'light', tags: {}, usesAxe: true },
  { name: 'stories-en', locale: 'en', theme: 'light', tags: { exclude: ['sheet'] }, usesAxe: false },
  { name: 'stories-en-sheets', locale: 'en', theme: 'light', tags: { include: ['sheet'] }, usesAxe: true },
  { name: 'stories-dark', locale: 'ar', theme: 'dark', tags: { include: ['sheet'] }, usesAxe: true },
  { name: 'stories-en-dark', locale: 'en', theme: 'dark', tags: { include: ['sheet'] }, usesAxe: true },
];
