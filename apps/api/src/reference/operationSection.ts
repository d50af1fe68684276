import { STATUS_CODES } from 'node:http';
import type { DescribedAnswer, DescribedMedia, DescribedOperation } from './contractDocument.ts';
import { fieldList, fieldsOf, typeName } from './fieldList.ts';
import type { Field } from './fieldList.ts';
import { html, inline, prose } from './html.ts';
import type { Html } from './html.ts';

/** An operation and where it is found. */
export interface PlacedOperation {
  method: string;
  /** With the base path. */
  path: string;
  operation: DescribedOperation;
}

/** Everything there is to know about one operation. */
export function operationSection(
  { method, path, operation }: PlacedOperation,
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
      <p class="call">${methodBadge(method)} <code>${breakable(path)}</code></p>
    </header>
    <div class="columns">
      <div>
        <dl class="facts">
          <dt>For</dt>
          <dd><code>${access}</code> ${inline(accessWords[access] ?? '')}</dd>
          <dt>Operation</dt>
          <dd><code>${id}</code></dd>
        </dl>
        ${prose(description)} ${parameters(operation, 'path', 'In the path')}
        ${parameters(operation, 'query', 'In the query')} ${parameters(operation, 'header', 'In a header')}
        ${bodySection(operation)} ${good.map(answerSection)} ${failures(bad)}
      </div>
      <div class="examples">
        ${examplesOf('Request body', operation.requestBody?.content, id)}
        ${good.map(([status, { content }]) => examplesOf(`Answer ${status}`, content, id))}
      </div>
    </div>
  </article>`;
}

/** The method as a label whose colour says what kind of call it is. */
export const methodBadge = (method: string): Html =>
  html`<span class="method ${method}">${method.toUpperCase()}</span>`;

/** A path that may break before each slash: half of a long one would be off a small screen. */
const breakable = (path: string): Html[] => path.split(/(?=\/)/).map((step) => html`${step}<wbr />`);

function parameters({ parameters = [] }: DescribedOperation, place: string, title: string): Html | undefined {
  const fields = parameters
    .filter((parameter) => parameter.in === place)
    .map(({ name, schema, required = false, description }) => ({ name, schema, isRequired: required, description }));
  return titled(title, fields);
}

function titled(title: string, fields: Field[]): Html | undefined {
  return fields.length > 0
    ? html`<h4>${title}</h4>
        ${fieldList(fields, 'request')}`
    : undefined;
}

function bodySection({ requestBody }: DescribedOperation): Html[] {
  return Object.entries(requestBody?.content ?? {}).map(
    ([mediaType, { schema }]) =>
      html`<h4>Body <code>${mediaType}</code></h4>
        ${prose(schema.description)} ${fieldList(fieldsOf(schema), 'request')}`,
  );
}

function answerSection([status, { description, content = {} }]: [string, DescribedAnswer]): Html {
  const bodies = Object.entries(content).map(([mediaType, { schema }]) => {
    const note = mediaType === 'application/json' ? undefined : html`<p><code>${mediaType}</code></p>`;
    const fields = fieldList(fieldsOf(schema), 'answer');
    return html`${note}${fields ?? html`<p>${typeName(schema)}</p>`}`;
  });
  return html`<h4>Answer ${status}</h4>
    ${prose(description)} ${bodies}`;
}

function failures(answers: [string, DescribedAnswer][]): Html | undefined {
  if (answers.length === 0) return undefined;
  return html`<details>
    <summary>Failures <span class="codes">${answers.map(([status]) => status).join(' · ')}</span></summary>
    <dl class="failures">
      ${answers.map(
        ([status, { description }]) =>
          html`<dt><code>${status}</code> ${STATUS_CODES[status] ?? ''}</dt>
            <dd>${inline(description)}</dd>`,
      )}
    </dl>
  </details>`;
}

function examplesOf(title: string, content: Record<string, DescribedMedia> | undefined, id: string): Html[] {
  return Object.values(content ?? {}).flatMap(({ example, examples = {} }) => {
    const all = example === undefined ? Object.values(examples).map(({ value }) => value) : [example];
    return all.map(
      (value) =>
        html`<figure>
          <figcaption>${title}</figcaption>
          <pre tabindex="0" role="group" aria-label="${title} of ${id}"><code>${pretty(value)}</code></pre>
        </figure>`,
    );
  });
}

const pretty = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value, null, 2));
