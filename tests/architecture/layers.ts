/** Variables of libraries: React Aria sets the first three, Lightning CSS needs the others for `light-dark()`. */
const foreignNames = new Set([
  '--trigger-width',
  '--tree-item-level',
  '--visual-viewport-height',
  '--lightningcss-light',
  '--lightningcss-dark',
]);

/** Lists the rules of a stylesheet that stand outside of the layers of Khayamiya. Faces have no layer, and registered variables need none. */
export function findRulesOutsideLayers(css: string): string[] {
  const outside: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < css.length; at += 1) {
    if (css[at] === '{') {
      if (depth === 0)
        outside.push(
          css
            .slice(start, at)
            .replaceAll(/\/\*.*?\*\//gs, '')
            .trim(),
        );
      depth += 1;
    } else if (css[at] === '}') {
      depth -= 1;
      start = at + 1;
    } else if (css[at] === ';' && depth === 0) start = at + 1;
  }
  return outside.filter((rule) => !/^@(font-face|property|layer khayamiya\.(reset|tokens|parts))\b/.test(rule));
}

/** Lists the classes, animations and variables of a stylesheet that an app could have too. */
export function findNamesWithoutPrefix(css: string): string[] {
  const names = css
    .replaceAll(/@layer [^{;]*/g, '')
    .matchAll(/(?<![\w-])--[\w-]+|@keyframes ([\w-]+)|\.([a-zA-Z_][\w-]*)(?=[^{}"']*\{)/g);
  return [...new Set([...names].map(([name, animation, className]) => animation ?? className ?? name))].filter(
    (name) => !/^(--)?kh-/.test(name) && !foreignNames.has(name),
  );
}
