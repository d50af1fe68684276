/** The modes in which stories are tests. Behaviour runs left to right as well; sheets run in all four. The first one opens Storybook's own way. */
export const storyModes = [
  { name: 'stories', locale: 'ar', theme: 'light', sheetsOnly: false },
  { name: 'stories-en', locale: 'en', theme: 'light', sheetsOnly: false },
  { name: 'stories-dark', locale: 'ar', theme: 'dark', sheetsOnly: true },
  { name: 'stories-en-dark', locale: 'en', theme: 'dark', sheetsOnly: true },
] as const;
