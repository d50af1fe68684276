/** Returns the CSS variable of a token: `--kh-color-on-primary` for `['color', 'onPrimary']`, `--kh-space-5` for `['space', 's5']`. */
export const toVariableName = ([group = '', token = '']: readonly string[]): string => {
  const words = token.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `--kh-${group}-${group === 'space' ? words.replace('s', '') : words}`;
};
