import { STATUS_CODES } from 'node:http';
import type { DescribedResponse, DescribedMedia, DescribedOperation } from './contractDocument.ts';
import { renderFieldList, getFields, getTypeName } from './fieldList.ts';
import type { Field } from './fieldList.ts';
import { html, renderInlineMarkdown, renderMarkdown } from './html.ts';
import type { Html } from './html.ts';

/** An operation with its method and path. */
export interface OperationEntry {
  method: string;
  /** Includes the base path. */
  path: string;
  operation: DescribedOperation;
}

/** Renders the section of one operation. */
export function renderOperation(
  { method, path, operation }: OperationEntry,
  accessWords: Record<string, string>,
): Html {
  const { operationId: id, summary, description, responses } = operation;
  const access = operation['x-access'];
  const answers = Object.entries(responses);
  const good = answers.filter(([status]) => status.startsWith('2'));
  const bad = answers.filter(([status]) => !status.startsWith('2'));
  return html`<article
    id="${id}"
    aria-labelledby="${id}-title"
    data-words="${[method, path, id, summary, access].join(' ')}"
  >
    <header>
      <h3 id="${id}-title"><a href="#${id}">${summary}</a></h3>
      <p class="call">${renderMethodBadge(method)} <code>${renderBreakablePath(path)}</code></p>
    </header>
    <div class="columns">
      <div>
        <dl class="facts">
          <dt>For</dt>
          <dd><code>${access}</code> ${renderInlineMarkdown(accessWords[access] ?? '')}</dd>
          <dt>Operation</dt>
          <dd><code>${id}</code></dd>
        </dl>
        ${renderMarkdown(description)} ${renderParameters(operation, 'path', 'In the path')}
        ${renderParameters(operation, 'query', 'In the query')} ${renderParameters(operation, 'header', 'In a header')}
        ${renderBody(operation)} ${good.map(renderResponse)} ${renderFailures(bad)}
      </div>
      <div class="examples">
        ${renderExamples('Request body', operation.requestBody?.content, id)}
        ${good.map(([status, { content }]) => renderExamples(`Answer ${status}`, content, id))}
      </div>
    </div>
  </article>`;
}

/** Renders a coloured label for the method. */
export const renderMethodBadge = (method: string): Html =>
  html`<span class="method ${method}">${method.toUpperCase()}</span>`;

/** Renders a path that can wrap before each slash, for small screens. */
const renderBreakablePath = (path: string): Html[] => path.split(/(?=\/)/).map((step) => html`${step}<wbr />`);

function renderParameters({ parameters = [] }: DescribedOperation, place: string, title: string): Html | undefined {
  const fields = parameters
    .filter((parameter) => parameter.in === place)
    .map(({ name, schema, required = false, description }) => ({ name, schema, isRequired: required, description }));
  return renderTitledFields(title, fields);
}

function renderTitledFields(title: string, fields: Field[]): Html | undefined {
  return fields.length > 0
    ? html`<h4>${title}</h4>
        ${renderFieldList(fields, 'request')}`
    : undefined;
}

function renderBody({ requestBody }: DescribedOperation): Html[] {
  return Object.entries(requestBody?.content ?? {}).map(
    ([mediaType, { schema }]) =>
      html`<h4>Body <code>${mediaType}</code></h4>
        ${renderMarkdown(schema.description)} ${renderFieldList(getFields(schema), 'request')}`,
  );
}

function renderResponse([status, { description, content = {} }]: [string, DescribedResponse]): Html {
  const bodies = Object.entries(content).map(([mediaType, { schema }]) => {
    const note = mediaType === 'application/json' ? undefined : html`<p><code>${mediaType}</code></p>`;
    const fields = renderFieldList(getFields(schema), 'answer');
    return html`${note}${fields ?? html`<p>${getTypeName(schema)}</p>`}`;
  });
  return html`<h4>Answer ${status}</h4>
    ${renderMarkdown(description)} ${bodies}`;
}

function renderFailures(answers: [string, DescribedResponse][]): Html | undefined {
  if (answers.length === 0) return undefined;
  return html`<details>
    <summary>Failures <span class="codes">${answers.map(([status]) => status).join(' · ')}</span></summary>
    <dl class="failures">
      ${answers.map(
        ([status, { description }]) =>
          html`<dt><code>${status}</code> ${STATUS_CODES[status] ?? ''}</dt>
            <dd>${renderInlineMarkdown(description)}</dd>`,
      )}
    </dl>
  </details>`;
}

function renderExamples(title: string, content: Record<string, DescribedMedia> | undefined, id: string): Html[] {
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
