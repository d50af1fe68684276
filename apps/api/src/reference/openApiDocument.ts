import { resolveRef } from '../contract/document.ts';

/** A schema, with the keywords that the reference shows. */
export interface OpenApiSchema {
  type?: string | string[];
  description?: string;
  deprecated?: boolean;
  properties?: Record<string, OpenApiSchema>;
  required?: string[];
  items?: OpenApiSchema;
  additionalProperties?: boolean | OpenApiSchema;
  enum?: unknown[];
  format?: string;
  pattern?: string;
  default?: unknown;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  uniqueItems?: boolean;
}

/** A body with its examples. */
export interface OpenApiMediaType {
  schema: OpenApiSchema;
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}

/** A response with one status. */
export interface OpenApiResponse {
  description: string;
  content?: Record<string, OpenApiMediaType>;
}

/** An operation without references. */
export interface OpenApiOperation {
  operationId: string;
  summary: string;
  description?: string;
  deprecated?: boolean;
  tags: string[];
  'x-access': string;
  parameters?: {
    name: string;
    in: string;
    required?: boolean;
    description?: string;
    schema: OpenApiSchema;
    example?: unknown;
  }[];
  requestBody?: { content: Record<string, OpenApiMediaType> };
  responses: Record<string, OpenApiResponse>;
}

/** The parts of the contract that the reference shows. */
export interface OpenApiDocument {
  info: { title: string; version: string; description: string };
  tags: { name: string; description: string }[];
  servers: { url: string }[];
  'x-access-words': Record<string, string>;
  paths: Record<string, Record<string, OpenApiOperation>>;
}

/** Parses the bundled contract and inlines all references. */
export function parseOpenApiDocument(bundled: string): OpenApiDocument {
  const document: unknown = JSON.parse(bundled);
  return inlineReferences(document, document) as OpenApiDocument;
}

function inlineReferences(value: unknown, document: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => inlineReferences(item, document));
  if (typeof value !== 'object' || value === null) return value;
  if ('$ref' in value && typeof value.$ref === 'string') {
    // Keywords next to a reference override its target here.
    const { $ref, ...beside } = value;
    return inlineReferences({ ...(resolveRef($ref, document) as object), ...beside }, document);
  }
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inlineReferences(item, document)]));
}
