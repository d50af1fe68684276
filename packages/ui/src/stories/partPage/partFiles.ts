import type { ComponentType } from 'react';
import type { PartDocs } from './partDocs.ts';

type Component = ComponentType;

const examples = import.meta.glob<Record<string, Component>>('../../*/*/*.example.tsx');
const sources = import.meta.glob<string>('../../*/*/*.example.tsx', { query: '?raw', import: 'default' });
/** Compiled with English texts, by `.storybook/englishExamples.ts`. */
const englishExamples = import.meta.glob<Record<string, Component>>('../../*/*/*.example.tsx', {
  query: '?english&lang.tsx',
});
/** The code with English texts, from the same file. */
const englishSources = import.meta.glob<string>('../../*/*/*.example.tsx', {
  query: '?english-source',
  import: 'default',
});
const docs = import.meta.glob<{ docs: PartDocs }>('../../*/*/*.docs.tsx');

interface PartExample {
  /** Without it only the code is shown. */
  Example: Component | undefined;
  source: string;
}

/** What a docs page shows about a part, from the files beside it. */
export interface PartFiles {
  docs: PartDocs | undefined;
  example: PartExample | undefined;
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

type Language = 'ar' | 'en';
const loaded = new Map<string, Promise<PartFiles>>();

/** Loads the docs and the example of a part such as `actions/Button`, once. */
export function loadPartFiles(part: string, language: Language): Promise<PartFiles> {
  const key = `${part} ${language}`;
  const promise = loaded.get(key) ?? readPartFiles(part, language);
  loaded.set(key, promise);
  return promise;
}

async function readPartFiles(part: string, language: Language): Promise<PartFiles> {
  const path = `../../${part}/${part.split('/').at(-1)}`;
  const exampleFile = `${path}.example.tsx`;
  const [examplesOfLanguage, sourcesOfLanguage] =
    language === 'ar' ? [examples, sources] : [englishExamples, englishSources];
  const loadExample = wholePageParts.has(part) ? undefined : examplesOfLanguage[exampleFile];
  const [partDocs, source, module] = await Promise.all([
    docs[`${path}.docs.tsx`]?.(),
    sourcesOfLanguage[exampleFile]?.(),
    loadExample?.(),
  ]);
  return {
    docs: partDocs?.docs,
    example: source === undefined ? undefined : { Example: module && findComponent(module), source },
  };
}

/** The component that an example exports. */
function findComponent(module: Record<string, Component>): Component {
  const [component] = Object.values(module);
  if (!component) throw new Error('An example exports one component.');
  return component;
}
