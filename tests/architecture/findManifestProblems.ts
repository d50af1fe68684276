import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from './files.ts';

/** A Kubernetes object. */
export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata?: { name?: string };
  [key: string]: unknown;
}

/** A class of `kubernetes-models`. It checks values, but not whether a field exists. */
type ManifestModel = new (manifest: Manifest) => { validate: () => void };

const folder = path.join(repositoryRoot, '.cache/manifests');

/** Returns the name under which `kubernetes-models` exports a group: `v1`, `apps/v1`, `networking.k8s.io/v1`. */
const toModule = ({ apiVersion }: Manifest) => `kubernetes-models/${apiVersion}`;

/** Finds values of the wrong type, and missing fields. */
export async function findValueProblems(manifest: Manifest): Promise<string[]> {
  const models = (await import(toModule(manifest))) as Record<string, ManifestModel>;
  const Model = models[manifest.kind];
  if (!Model) return [`${manifest.apiVersion} has no kind ${manifest.kind}`];
  try {
    new Model(manifest).validate();
    return [];
  } catch (error) {
    return [`${manifest.kind}: ${String(error)}`];
  }
}

/** Finds fields that Kubernetes does not have. TypeScript knows them from the types of `kubernetes-models`. */
export function findUnknownFields(manifests: Manifest[]): string[] {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'manifests.ts');
  const lines = manifests.flatMap((manifest, index) => {
    const type = `I${manifest.kind}`;
    return [
      `import type { ${type} as Type${index} } from '${toModule(manifest)}';`,
      `export const manifest${index}: Type${index} = ${JSON.stringify(manifest, undefined, 2)};`,
    ];
  });
  writeFileSync(file, `${lines.join('\n')}\n`);
  const tsc = path.join(repositoryRoot, 'node_modules/.bin/tsc');
  const options = ['--noEmit', '--ignoreConfig', '--strict', '--skipLibCheck', '--types', '', '--target', 'es2024'];
  try {
    execFileSync(tsc, [...options, '--module', 'preserve', '--moduleResolution', 'bundler', file], {
      cwd: repositoryRoot,
      encoding: 'utf8',
    });
    return [];
  } catch (error) {
    return error instanceof Error && 'stdout' in error ? String(error.stdout).trim().split('\n') : [String(error)];
  }
}
