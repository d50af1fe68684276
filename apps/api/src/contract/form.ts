import type { MultipartFile } from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { abortRequest } from '../problems/fallbackErrors.ts';
import { diskProblem } from '../problems/diskProblem.ts';
import type { FieldCode } from '../problems/messages.ts';
import { Problem } from '../problems/problem.ts';
import type { FieldProblem } from '../problems/problem.ts';
import { discard, tooLarge } from './uploads.ts';
import type { UploadKind } from './schema.ts';
import type { Upload, UploadReceiver } from './uploads.ts';

const mostParts = 200;
// What a form needs beside its fields: names, boundaries, headers of parts.
const overhead = 65_536;

/** What a form may hold. */
interface FormRules {
  /** The most bytes of all plain fields together. */
  bytes: number;
  /** Its file fields. Any other file is answered as an unknown field. */
  files: ReadonlyMap<string, UploadKind>;
  /** Gets the fields that have come before the first file, and may refuse the form before that is read. */
  beforeFile: (fields: Record<string, unknown>) => Promise<void>;
}

/** What a form holds. */
export interface Form {
  fields: Record<string, unknown>;
  files: Record<string, Upload>;
  /** What is wrong with its files. */
  problems: Record<string, FieldProblem[]>;
}

/** Reads a multipart form: fields into memory, files onto the disk. Leaves nothing behind when it fails. */
export async function readForm(
  request: FastifyRequest,
  reply: FastifyReply,
  receiver: UploadReceiver,
  rules: FormRules,
): Promise<Form> {
  refuseLength(request, receiver, rules);
  limitLength(request, reply, sizeLimit(receiver, rules));
  const reading = new FormReading(receiver, rules);
  try {
    const limits = {
      parts: mostParts,
      fieldNameSize: 100,
      fieldSize: rules.bytes,
      fileSize: Number.MAX_SAFE_INTEGER,
      // One more than asked for, so that it can be named.
      files: rules.files.size + 1,
    };
    for await (const part of request.parts({ limits })) {
      // Its type says otherwise, but a part may come without a name.
      if (!part.fieldname) throw new Problem(400, 'malformed');
      if (part.type === 'file') await reading.takeFile(part);
      else reading.takeField(part);
    }
    return reading.form();
  } catch (error) {
    await discard(reading.files.values());
    // What is still on its way is let through, so that the sender gets to read the answer.
    request.raw.unpipe();
    request.raw.resume();
    if (error instanceof Problem || (error instanceof Error && 'statusCode' in error)) throw error;
    const problem = diskProblem(error);
    if (problem) throw problem;
    // A failure of the operating system is not the sender's.
    if (error instanceof Error && 'syscall' in error && !request.raw.destroyed) throw error;
    // The parser's own complaints carry no status: an end that is missing, a part without a name.
    throw new Problem(400, 'malformed');
  }
}

/** Refuses a form that is larger than all of its fields may be together, before a byte of it is read. */
function refuseLength({ headers }: FastifyRequest, receiver: UploadReceiver, rules: FormRules): void {
  if (!(Number(headers['content-length']) > sizeLimit(receiver, rules))) return;
  const [first, second] = [...rules.files];
  throw first && !second ? tooLarge(first[0], receiver.limitOf(first[1])) : new Problem(413, 'too_large');
}

/** The most bytes that a form may have: all of its fields at their limits. */
const sizeLimit = (receiver: UploadReceiver, { bytes, files }: FormRules): number =>
  [...files.values()].reduce((sum, kind) => sum + receiver.limitOf(kind), bytes + overhead);

/** Ends a form that did not state its length and grows beyond the limit, also by bytes that belong to no field. */
function limitLength(request: FastifyRequest, reply: FastifyReply, limit: number): void {
  const { raw } = request;
  let size = 0;
  // A listener would start the stream; it has to wait for the parser.
  raw.pause();
  raw.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > limit && size - chunk.length <= limit) abortRequest(new Problem(413, 'too_large'), request, reply);
  });
}

class FormReading {
  readonly files = new Map<string, Upload>();
  readonly #fields = new Map<string, unknown[]>();
  readonly #problems = new Map<string, FieldProblem[]>();
  readonly #receiver: UploadReceiver;
  readonly #rules: FormRules;
  #size = 0;
  #sawFile = false;

  constructor(receiver: UploadReceiver, rules: FormRules) {
    this.#receiver = receiver;
    this.#rules = rules;
  }

  form(): Form {
    return {
      fields: this.#plainFields(),
      files: Object.fromEntries(this.files),
      problems: Object.fromEntries(this.#problems),
    };
  }

  takeField(part: { fieldname: string; value: unknown; valueTruncated: boolean; fieldnameTruncated: boolean }): void {
    const { fieldname, value } = part;
    const { bytes, files } = this.#rules;
    this.#size += typeof value === 'string' ? Buffer.byteLength(value) : bytes + 1;
    if (part.valueTruncated || part.fieldnameTruncated || this.#size > bytes) throw new Problem(413, 'too_large');
    if (!files.has(fieldname)) this.#fields.set(fieldname, [...(this.#fields.get(fieldname) ?? []), value]);
    else if (value !== '') this.#refuse(fieldname, 'not_file');
  }

  async takeFile(part: MultipartFile): Promise<void> {
    const { fieldname, filename } = part;
    const kind = this.#rules.files.get(fieldname);
    if (!kind) throw new Problem(422, 'invalid', { fields: { [fieldname]: [{ code: 'unknown' }] } });
    if (!this.#sawFile) await this.#rules.beforeFile(this.#plainFields());
    this.#sawFile = true;
    const upload = await this.#receiver.receive(part, kind);
    if (typeof upload === 'string') {
      // A browser sends a file field in which nothing was chosen without a name and without a byte.
      if (filename || part.file.bytesRead > 0) this.#refuse(fieldname, upload);
    } else if (this.files.has(fieldname)) {
      await discard([upload]);
      this.#refuse(fieldname, 'one_file');
    } else this.files.set(fieldname, upload);
  }

  #plainFields(): Record<string, unknown> {
    return Object.fromEntries(
      [...this.#fields].map(([name, values]) => [name, values.length === 1 ? values[0] : values]),
    );
  }

  #refuse(field: string, code: FieldCode): void {
    this.#problems.set(field, [{ code }]);
  }
}
