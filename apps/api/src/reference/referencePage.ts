import type { DescribedContract } from './contractDocument.ts';
import { html, inline, prose } from './html.ts';
import type { Html } from './html.ts';
import { methodBadge, operationSection } from './operationSection.ts';
import type { PlacedOperation } from './operationSection.ts';

/** The contract as a page to read: no script is needed to read it, and nothing is loaded from elsewhere. */
export function referencePage(contract: DescribedContract): string {
  const { info, tags } = contract;
  const operations = operationsOf(contract);
  const groups = tags
    .map((tag) => ({ ...tag, operations: operations.filter(({ operation }) => operation.tags[0] === tag.name) }))
    .filter((group) => group.operations.length > 0);
  return html`<!doctype html>
    <html lang="en" dir="ltr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${info.title}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/api/docs/reference.css" />
        <script src="/api/docs/reference.js" defer></script>
      </head>
      <body>
        <a class="skip" href="#content">Skip to the operations</a>
        <header class="top">
          <h1>${info.title}</h1>
          <p><a href="/api/openapi.json">openapi.json</a> <span class="version">version ${info.version}</span></p>
        </header>
        <div class="page">
          <nav aria-label="Operations">
            <form role="search" hidden>
              <label for="filter">Filter</label>
              <input id="filter" type="search" autocomplete="off" spellcheck="false" aria-describedby="found" />
              <p id="found" role="status"></p>
            </form>
            <ul class="tags">
              ${groups.map(navigationGroup)}
            </ul>
          </nav>
          <main id="content" tabindex="-1">
            <section class="intro" aria-label="Introduction">
              ${prose(info.description)} ${accessTable(contract['x-access-words'])}
            </section>
            ${groups.map(
              ({ name, description, operations }) =>
                html`<section id="tag-${name}" aria-labelledby="tag-${name}-title">
                  <h2 id="tag-${name}-title">${capital(name)}</h2>
                  <p>${inline(description)}</p>
                  ${operations.map((placed) => operationSection(placed, contract['x-access-words']))}
                </section>`,
            )}
          </main>
        </div>
      </body>
    </html>`.text;
}

function operationsOf({ paths, servers }: DescribedContract): PlacedOperation[] {
  const base = servers[0]?.url ?? '';
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ method, path: base + path, operation })),
  );
}

function navigationGroup({ name, operations }: { name: string; operations: PlacedOperation[] }): Html {
  return html`<li>
    <a class="tag" href="#tag-${name}">${capital(name)}</a>
    <ul>
      ${operations.map(
        ({ method, operation: { operationId, summary } }) =>
          html`<li>
            <a href="#${operationId}">${methodBadge(method)} <span>${summary}</span></a>
          </li>`,
      )}
    </ul>
  </li>`;
}

function accessTable(words: Record<string, string>): Html {
  return html`<dl class="words">
    ${Object.entries(words).map(
      ([word, meaning]) =>
        html`<dt><code>${word}</code></dt>
          <dd>${inline(meaning)}</dd>`,
    )}
  </dl>`;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
