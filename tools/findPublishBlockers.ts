/** What `tools/publish.ts` reads of a manifest. */
export interface PublishManifest {
  name: string;
  version: string;
  private?: boolean;
  license?: string;
}

/** Why a package cannot be published under a tag. Its owner decides about the first two. */
export function findPublishBlockers({ name, version, license, ...manifest }: PublishManifest, tag: string): string[] {
  return [
    manifest.private === true && `${name} is private. Remove "private" from its package.json to publish it.`,
    !license && `${name} has no license. Add "license" to its package.json, and a LICENSE file beside it.`,
    tag !== `v${version}` && `${name} has the version ${version}, which is not that of the tag ${tag}.`,
  ].filter((blocker) => blocker !== false);
}
