import { resolveRef } from '../contract/document.ts';

/** A schema, with the keywords that the reference shows. */
export interface DescribedSchema {
  type?: string | string[];
  description?: string;
  deprecated?: boolean;
  properties?: Record<string, DescribedSchema>;
  required?: string[];
  items?: DescribedSchema;
  additionalProperties?: boolean | DescribedSchema;
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
export interface DescribedMedia {
  schema: DescribedSchema;
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}

/** A response with one status. */
export interface DescribedResponse {
  description: string;
  content?: Record<string, DescribedMedia>;
}

/** An operation without references. */
export interface DescribedOperation {
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
    schema: DescribedSchema;
    example?: unknown;
  }[];
  requestBody?: { content: Record<string, DescribedMedia> };
  responses: Record<string, DescribedResponse>;
}

/** The parts of the contract that the reference shows. */
export interface DescribedContract {
  info: { title: string; version: string; description: string };
  tags: { name: string; description: string }[];
  servers: { url: string }[];
  'x-access-words': Record<string, string>;
  paths: Record<string, Record<string, DescribedOperation>>;
}

/** Parses the bundled contract and inlines all references. */
export function describeContract(bundled: string): DescribedContract {
  const document: unknown = JSON.parse(bundled);
  return resolveAll(document, document) as DescribedContract;
}

function resolveAll(value: unknown, document: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => resolveAll(item, document));
  if (typeof value !== 'object' || value === null) return value;
  if ('$ref' in value && typeof value.$ref === 'string') {
    // Keywords next to a reference override its target here.
    const { $ref, ...beside } = value;
    return resolveAll({ ...(resolveRef($ref, document) as object), ...beside }, document);
  }
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, resolveAll(item, document)]));
}
