/** Splits a text into its lines, without empty and repeated ones. */
export const splitLines = (text: string | null | undefined): string[] => {
  const lines = (text ?? '').split('\n').map((line) => line.trim());
  return [...new Set(lines)].filter((line) => line !== '');
};
