import type { MultipartFile } from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { abortRequest } from '../problems/fallbackErrors.ts';
import { findDiskProblem } from '../problems/diskProblem.ts';
import type { FieldProblemCode } from '../problems/messages.ts';
import { Problem } from '../problems/problem.ts';
import type { FieldProblem } from '../problems/problem.ts';
import { deleteUploads, createFileTooLargeProblem } from './uploads.ts';
import type { UploadKind } from './schema.ts';
import type { Upload, UploadReceiver } from './uploads.ts';

const maxParts = 200;
// Names, boundaries and headers of the parts.
const formOverheadBytes = 65_536;

/** The rules for a form. */
interface FormRules {
  /** Maximum bytes of all plain fields together. */
  maxFieldBytes: number;
  /** The file fields. A file in another field is an unknown field. */
  files: ReadonlyMap<string, UploadKind>;
  /** Receives the fields before the first file. It may throw before the file is read. */
  beforeFile: (fields: Record<string, unknown>) => Promise<void>;
}

/** The contents of a form. */
export interface ReceivedForm {
  fields: Record<string, unknown>;
  files: Record<string, Upload>;
  /** Problems of its files. */
  fileProblems: Record<string, FieldProblem[]>;
}

/** Reads a multipart form: fields into memory, files onto the disk. Deletes the files if it fails. */
export async function receiveMultipartForm(
  request: FastifyRequest,
  reply: FastifyReply,
  receiver: UploadReceiver,
  rules: FormRules,
): Promise<ReceivedForm> {
  rejectOversizedForm(request, receiver, rules);
  enforceMaxBytes(request, reply, getMaxFormBytes(receiver, rules));
  const reader = new FormReader(receiver, rules);
  try {
    const limits = {
      parts: maxParts,
      fieldNameSize: 100,
      fieldSize: rules.maxFieldBytes,
      fileSize: Number.MAX_SAFE_INTEGER,
      // One more than allowed, so that the error can name the extra file.
      files: rules.files.size + 1,
    };
    for await (const part of request.parts({ limits })) {
      // The type is wrong: a part may have no name.
      if (!part.fieldname) throw new Problem(400, 'malformed');
      if (part.type === 'file') await reader.addFile(part);
      else reader.addField(part);
    }
    return reader.toForm();
  } catch (error) {
    await deleteUploads(reader.files.values());
    // Read and ignore the rest, so that the client can read the response.
    request.raw.unpipe();
    request.raw.resume();
    if (error instanceof Problem || (error instanceof Error && 'statusCode' in error)) throw error;
    // An error of the check before the file, such as a broken connection to the database, is not the client’s fault.
    if (error === reader.beforeFileError) throw error;
    const problem = findDiskProblem(error);
    if (problem) throw problem;
    // An error of the operating system is not the client's fault.
    if (error instanceof Error && 'syscall' in error && !request.raw.destroyed) throw error;
    // Errors of the parser have no status: a missing end, a part without a name.
    throw new Problem(400, 'malformed');
  }
}

/** Throws 413 before reading, if the stated length is larger than all fields at their limits. */
function rejectOversizedForm({ headers }: FastifyRequest, receiver: UploadReceiver, rules: FormRules): void {
  if (!(Number(headers['content-length']) > getMaxFormBytes(receiver, rules))) return;
  const [first, second] = [...rules.files];
  throw first && !second
    ? createFileTooLargeProblem(first[0], receiver.getMaxBytes(first[1]))
    : new Problem(413, 'too_large');
}

/** Gets the maximum bytes of a form: all fields at their limits. */
const getMaxFormBytes = (receiver: UploadReceiver, { maxFieldBytes, files }: FormRules): number =>
  [...files.values()].reduce((sum, kind) => sum + receiver.getMaxBytes(kind), maxFieldBytes + formOverheadBytes);

/** Aborts a form without a stated length when it exceeds the limit. Bytes outside of fields count, too. */
function enforceMaxBytes(request: FastifyRequest, reply: FastifyReply, limit: number): void {
  const { raw } = request;
  let size = 0;
  // Adding the listener would start the stream before the parser is ready.
  raw.pause();
  raw.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > limit && size - chunk.length <= limit) abortRequest(new Problem(413, 'too_large'), request, reply);
  });
}

class FormReader {
  readonly files = new Map<string, Upload>();
  /** What `beforeFile` has thrown. */
  beforeFileError: unknown;
  readonly #fields = new Map<string, unknown[]>();
  readonly #problems = new Map<string, FieldProblem[]>();
  readonly #receiver: UploadReceiver;
  readonly #rules: FormRules;
  #size = 0;
  #hasSeenFile = false;

  constructor(receiver: UploadReceiver, rules: FormRules) {
    this.#receiver = receiver;
    this.#rules = rules;
  }

  toForm(): ReceivedForm {
    return {
      fields: this.#getPlainFields(),
      files: Object.fromEntries(this.files),
      fileProblems: Object.fromEntries(this.#problems),
    };
  }

  addField(part: { fieldname: string; value: unknown; valueTruncated: boolean; fieldnameTruncated: boolean }): void {
    const { fieldname, value } = part;
    const { maxFieldBytes, files } = this.#rules;
    this.#size += typeof value === 'string' ? Buffer.byteLength(value) : maxFieldBytes + 1;
    if (part.valueTruncated || part.fieldnameTruncated || this.#size > maxFieldBytes)
      throw new Problem(413, 'too_large');
    if (!files.has(fieldname)) this.#fields.set(fieldname, [...(this.#fields.get(fieldname) ?? []), value]);
    else if (value !== '') this.#setProblem(fieldname, 'not_file');
  }

  async addFile(part: MultipartFile): Promise<void> {
    const { fieldname, filename } = part;
    const kind = this.#rules.files.get(fieldname);
    if (!kind) throw new Problem(422, 'invalid', { fields: { [fieldname]: [{ code: 'unknown' }] } });
    if (!this.#hasSeenFile) await this.#runBeforeFile();
    this.#hasSeenFile = true;
    const upload = await this.#receiver.receive(part, kind);
    if (typeof upload === 'string') {
      // Browsers send an empty file field without a filename and without bytes.
      if (filename || part.file.bytesRead > 0) this.#setProblem(fieldname, upload);
    } else if (this.files.has(fieldname)) {
      await deleteUploads([upload]);
      this.#setProblem(fieldname, 'one_file');
    } else this.files.set(fieldname, upload);
  }

  async #runBeforeFile(): Promise<void> {
    try {
      await this.#rules.beforeFile(this.#getPlainFields());
    } catch (error) {
      this.beforeFileError = error;
      throw error;
    }
  }

  #getPlainFields(): Record<string, unknown> {
    return Object.fromEntries(
      [...this.#fields].map(([name, values]) => [name, values.length === 1 ? values[0] : values]),
    );
  }

  #setProblem(field: string, code: FieldProblemCode): void {
    this.#problems.set(field, [{ code }]);
  }
}
