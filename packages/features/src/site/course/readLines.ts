/** The lines of a text without empty and repeated ones. */
export const readLines = (text: string | null | undefined): string[] => {
  const lines = (text ?? '').split('\n').map((line) => line.trim());
  return [...new Set(lines)].filter((line) => line !== '');
};
