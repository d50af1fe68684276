import { STATUS_CODES } from 'node:http';
import type { OpenApiResponse, OpenApiMediaType, OpenApiOperation } from './openApiDocument.ts';
import { renderFieldList, getSchemaFields, getTypeName } from './fieldList.ts';
import type { SchemaField } from './fieldList.ts';
import { html, renderInlineMarkdown, renderMarkdown } from './html.ts';
import type { SafeHtml } from './html.ts';

/** An operation with its method and path. */
export interface OperationEntry {
  method: string;
  /** Includes the base path. */
  path: string;
  operation: OpenApiOperation;
}

/** Renders the section of one operation. */
export function renderOperationSection(
  { method, path, operation }: OperationEntry,
  accessDescriptions: Record<string, string>,
): SafeHtml {
  const { operationId: id, summary, description, responses } = operation;
  const access = operation['x-access'];
  const responseEntries = Object.entries(responses);
  const successEntries = responseEntries.filter(([status]) => status.startsWith('2'));
  const errorEntries = responseEntries.filter(([status]) => !status.startsWith('2'));
  return html`<article
    id="${id}"
    aria-labelledby="${id}-title"
    data-search-text="${[method, path, id, summary, access].join(' ')}"
  >
    <header>
      <h3 id="${id}-title"><a href="#${id}">${summary}</a></h3>
      <p class="call">${renderMethodBadge(method)} <code>${renderBreakablePath(path)}</code></p>
    </header>
    <div class="columns">
      <div>
        <dl class="facts">
          <dt>Access</dt>
          <dd><code>${access}</code> ${renderInlineMarkdown(accessDescriptions[access] ?? '')}</dd>
          <dt>Operation</dt>
          <dd><code>${id}</code></dd>
        </dl>
        ${renderMarkdown(description)} ${renderParameters(operation, 'path', 'In the path')}
        ${renderParameters(operation, 'query', 'In the query')} ${renderParameters(operation, 'header', 'In a header')}
        ${renderBody(operation)} ${successEntries.map(renderResponse)} ${renderErrorResponses(errorEntries)}
      </div>
      <div class="examples">
        ${renderExamples('Request body', operation.requestBody?.content, id)}
        ${successEntries.map(([status, { content }]) => renderExamples(`Response ${status}`, content, id))}
      </div>
    </div>
  </article>`;
}

/** Renders a coloured label for the method. */
export const renderMethodBadge = (method: string): SafeHtml =>
  html`<span class="method ${method}">${method.toUpperCase()}</span>`;

/** Renders a path that can wrap before each slash, for small screens. */
const renderBreakablePath = (path: string): SafeHtml[] => path.split(/(?=\/)/).map((step) => html`${step}<wbr />`);

function renderParameters(
  { parameters = [] }: OpenApiOperation,
  location: string,
  title: string,
): SafeHtml | undefined {
  const fields = parameters
    .filter((parameter) => parameter.in === location)
    .map(({ name, schema, required = false, description }) => ({ name, schema, isRequired: required, description }));
  return renderTitledFields(title, fields);
}

function renderTitledFields(title: string, fields: SchemaField[]): SafeHtml | undefined {
  return fields.length > 0
    ? html`<h4>${title}</h4>
        ${renderFieldList(fields, 'request')}`
    : undefined;
}

function renderBody({ requestBody }: OpenApiOperation): SafeHtml[] {
  return Object.entries(requestBody?.content ?? {}).map(
    ([mediaType, { schema }]) =>
      html`<h4>Body <code>${mediaType}</code></h4>
        ${renderMarkdown(schema.description)} ${renderFieldList(getSchemaFields(schema), 'request')}`,
  );
}

function renderResponse([status, { description, content = {} }]: [string, OpenApiResponse]): SafeHtml {
  const bodies = Object.entries(content).map(([mediaType, { schema }]) => {
    const note = mediaType === 'application/json' ? undefined : html`<p><code>${mediaType}</code></p>`;
    const fields = renderFieldList(getSchemaFields(schema), 'response');
    return html`${note}${fields ?? html`<p>${getTypeName(schema)}</p>`}`;
  });
  return html`<h4>Response ${status}</h4>
    ${renderMarkdown(description)} ${bodies}`;
}

function renderErrorResponses(responseEntries: [string, OpenApiResponse][]): SafeHtml | undefined {
  if (responseEntries.length === 0) return undefined;
  return html`<details>
    <summary>
      Error responses <span class="codes">${responseEntries.map(([status]) => status).join(' · ')}</span>
    </summary>
    <dl class="failures">
      ${responseEntries.map(
        ([status, { description }]) =>
          html`<dt><code>${status}</code> ${STATUS_CODES[status] ?? ''}</dt>
            <dd>${renderInlineMarkdown(description)}</dd>`,
      )}
    </dl>
  </details>`;
}

function renderExamples(title: string, content: Record<string, OpenApiMediaType> | undefined, id: string): SafeHtml[] {
  return Object.values(content ?? {}).flatMap(({ example, examples = {} }) => {
    const all = example === undefined ? Object.values(examples).map(({ value }) => value) : [example];
    return all.map(
      (value) =>
        html`<figure>
          <figcaption>${title}</figcaption>
          <pre tabindex="0" role="group" aria-label="${title} of ${id}"><code>${formatExample(value)}</code></pre>
        </figure>`,
    );
  });
}

const formatExample = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value, null, 2));
