import type { OpenApiDocument } from './openApiDocument.ts';
import { html, renderInlineMarkdown, renderMarkdown } from './html.ts';
import type { SafeHtml } from './html.ts';
import { renderMethodBadge, renderOperationSection } from './operationSection.ts';
import type { OperationEntry } from './operationSection.ts';

/** Renders the contract as a page. It is readable without scripts and loads nothing from other hosts. */
export function renderReferencePage(contract: OpenApiDocument): string {
  const { info, tags } = contract;
  const operations = listOperations(contract);
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
              ${groups.map(renderNavigationGroup)}
            </ul>
          </nav>
          <main id="content" tabindex="-1">
            <section class="intro" aria-label="Introduction">
              ${renderMarkdown(info.description)} ${renderAccessTable(contract['x-access-words'])}
            </section>
            ${groups.map(
              ({ name, description, operations }) =>
                html`<section id="tag-${name}" aria-labelledby="tag-${name}-title">
                  <h2 id="tag-${name}-title">${capitalize(name)}</h2>
                  <p>${renderInlineMarkdown(description)}</p>
                  ${operations.map((placed) => renderOperationSection(placed, contract['x-access-words']))}
                </section>`,
            )}
          </main>
        </div>
      </body>
    </html>`.text;
}

function listOperations({ paths, servers }: OpenApiDocument): OperationEntry[] {
  const base = servers[0]?.url ?? '';
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ method, path: base + path, operation })),
  );
}

function renderNavigationGroup({ name, operations }: { name: string; operations: OperationEntry[] }): SafeHtml {
  return html`<li>
    <a class="tag" href="#tag-${name}">${capitalize(name)}</a>
    <ul>
      ${operations.map(
        ({ method, operation: { operationId, summary } }) =>
          html`<li>
            <a href="#${operationId}">${renderMethodBadge(method)} <span>${summary}</span></a>
          </li>`,
      )}
    </ul>
  </li>`;
}

function renderAccessTable(words: Record<string, string>): SafeHtml {
  return html`<dl class="words">
    ${Object.entries(words).map(
      ([word, meaning]) =>
        html`<dt><code>${word}</code></dt>
          <dd>${renderInlineMarkdown(meaning)}</dd>`,
    )}
  </dl>`;
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
