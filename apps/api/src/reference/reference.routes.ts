import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import { toSchemaKeywords } from '../config/limits.ts';
import { readContractJson } from '../contract/document.ts';
import { parseOpenApiDocument } from './openApiDocument.ts';
import { renderReferencePage } from './referencePage.ts';

/** Serves the contract as JSON and as a page. */
export async function referenceRoutes(app: FastifyInstance): Promise<void> {
  const contract = readContractJson(toSchemaKeywords(app.config.limits));
  const file = (name: string) => readFile(new URL(name, import.meta.url), 'utf8');
  const resources: [url: string, type: string, text: () => string | Promise<string>][] = [
    ['/openapi.json', 'application/json', () => contract],
    ['/docs', 'text/html', () => page],
    ['/docs/reference.css', 'text/css', () => file('./reference.css')],
    ['/docs/reference.js', 'text/javascript', () => file('./reference.js')],
  ];
  // Rendered once: the contract does not change while the server runs.
  const page = renderReferencePage(parseOpenApiDocument(contract));
  for (const [url, type, text] of resources)
    app.get(url, async (_request, reply) => reply.type(`${type}; charset=utf-8`).send(await text()));
}
