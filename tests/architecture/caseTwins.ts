/** Lists paths that differ only in case from another one. On macOS and Windows they are one file. */
export function findCaseTwins(paths: readonly string[]): string[] {
  const seen = new Map<string, string>();
  // Folders too: `Cover/a.ts` and `cover/b.ts` share a folder there.
  const withFolders = paths.flatMap((file) => file.split('/').map((_, at, parts) => parts.slice(0, at + 1).join('/')));
  return [...new Set(withFolders)].filter((file) => {
    const twin = seen.get(file.toLowerCase());
    seen.set(file.toLowerCase(), file);
    return twin !== undefined;
  });
}
