import type { FastifyRequest } from 'fastify';
import { Problem } from '../problems/problem.ts';

const mostParts = 200;

/** Reads the fields of a multipart form, and refuses one that is broken. No operation takes a file yet: a file is answered as an unknown field. */
export async function readForm(request: FastifyRequest, bytes: number): Promise<Record<string, unknown>> {
  try {
    return await readFields(request, bytes);
  } catch (error) {
    if (error instanceof Problem || (error instanceof Error && 'statusCode' in error)) throw error;
    // The parser's own complaints carry no status: an end that is missing, a part without a name.
    throw new Problem(400, 'malformed');
  }
}

async function readFields(request: FastifyRequest, bytes: number): Promise<Record<string, unknown>> {
  const fields = new Map<string, unknown[]>();
  const limits = { parts: mostParts, fieldNameSize: 100, fieldSize: bytes, fileSize: 1, files: 1 };
  let size = 0;
  for await (const part of request.parts({ limits })) {
    if (part.type === 'file') {
      part.file.resume();
      throw new Problem(422, 'invalid', { fields: { [part.fieldname]: [{ code: 'unknown' }] } });
    }
    size += typeof part.value === 'string' ? Buffer.byteLength(part.value) : bytes + 1;
    if (part.valueTruncated || part.fieldnameTruncated || size > bytes) throw new Problem(413, 'too_large');
    fields.set(part.fieldname, [...(fields.get(part.fieldname) ?? []), part.value]);
  }
  return Object.fromEntries([...fields].map(([name, values]) => [name, values.length === 1 ? values[0] : values]));
}
