import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import type { PartDocs } from './partDocs.ts';
import { findUntranslatedTexts, translateExample } from './translateExample.ts';

type Component = ComponentType;

const examples = import.meta.glob<Record<string, Component>>('../../*/*/*.example.tsx');
/** Compiled with English texts, by `.storybook/englishExamples.ts`. */
const englishExamples = import.meta.glob<Record<string, Component>>('../../*/*/*.example.tsx', {
  query: '?english&lang.tsx',
});
const sources = import.meta.glob<string>('../../*/*/*.example.tsx', { query: '?raw', import: 'default' });
const docs = import.meta.glob<{ docs: PartDocs }>('../../*/*/*.docs.tsx');

interface PartExample {
  /** Without it only the code is shown. */
  Example: LazyExoticComponent<Component> | undefined;
  source: string;
}

/** What a docs page shows about a part, from the files beside it. */
export interface PartFiles {
  docs: PartDocs | undefined;
  example: PartExample | undefined;
  /** Undefined as long as a text of the example has no English. */
  englishExample: PartExample | undefined;
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
  const [partDocs, source] = await Promise.all([docs[`${path}.docs.tsx`]?.(), sources[`${path}.example.tsx`]?.()]);
  const createExample = (modules: typeof examples, code: string): PartExample | undefined => {
    const loadExample = modules[`${path}.example.tsx`];
    if (!loadExample) return undefined;
    const Example = wholePageParts.has(part)
      ? undefined
      : lazy(async () => ({ default: findComponent(await loadExample()) }));
    return { Example, source: code };
  };
  return {
    docs: partDocs?.docs,
    example: source === undefined ? undefined : createExample(examples, source),
    englishExample:
      source === undefined || findUntranslatedTexts(source).length > 0
        ? undefined
        : createExample(englishExamples, translateExample(source)),
  };
}

/** The component that an example exports. */
function findComponent(module: Record<string, Component>): Component {
  const [component] = Object.values(module);
  if (!component) throw new Error('An example exports one component.');
  return component;
}
