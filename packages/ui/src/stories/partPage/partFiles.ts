import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import type { PartDocs } from './partDocs.ts';

type Component = ComponentType;

const examples = import.meta.glob<Record<string, Component>>('../../*/*/*.example.tsx');
const sources = import.meta.glob<string>('../../*/*/*.example.tsx', { query: '?raw', import: 'default' });
const docs = import.meta.glob<{ docs: PartDocs }>('../../*/*/*.docs.tsx');

/** What a docs page shows about a part, from the files beside it. */
export interface PartFiles {
  docs: PartDocs | undefined;
  /** Without `Example` only the code is shown. */
  example: { Example: LazyExoticComponent<Component> | undefined; source: string } | undefined;
}

/** Examples that fill the window, or show themselves at one place of a page only. A docs page shows their code. */
const wholePageParts = new Set([
  'actions/ScrollToTop',
  'navigation/SkipLink',
  'navigation/Splash',
  'shells/AuthLayout',
  'shells/DashboardShell',
  'shells/PublicShell',
]);

const loaded = new Map<string, Promise<PartFiles>>();

/** Loads the docs and the example of a part such as `actions/Button`, once. */
export function loadPartFiles(part: string): Promise<PartFiles> {
  const promise = loaded.get(part) ?? readPartFiles(part);
  loaded.set(part, promise);
  return promise;
}

async function readPartFiles(part: string): Promise<PartFiles> {
  const path = `../../${part}/${part.split('/').at(-1)}`;
  const loadExample = examples[`${path}.example.tsx`];
  const [partDocs, source] = await Promise.all([docs[`${path}.docs.tsx`]?.(), sources[`${path}.example.tsx`]?.()]);
  return {
    docs: partDocs?.docs,
    example:
      loadExample && source !== undefined
        ? {
            Example: wholePageParts.has(part)
              ? undefined
              : lazy(async () => ({ default: findComponent(await loadExample()) })),
            source,
          }
        : undefined,
  };
}

/** The component that an example exports. */
function findComponent(module: Record<string, Component>): Component {
  const [component] = Object.values(module);
  if (!component) throw new Error('An example exports one component.');
  return component;
}
