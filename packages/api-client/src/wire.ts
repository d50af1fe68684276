/** The value of a form field. */
type FormValue = string | number | Blob | null | undefined;

/** Converts a body to a form. Null becomes an empty field; undefined and empty texts are omitted. */
export function toFormData(body: Record<string, FormValue | FormValue[]>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    for (const part of [value].flat()) {
      if (part === undefined || part === '') continue;
      form.append(name, part instanceof Blob ? part : String(part ?? ''));
    }
  }
  return form;
}

/** Sends a form instead of `fetch`: see upload.ts. */
export type SendForm = (request: Request, form: FormData) => Promise<Response>;

/**
 * The options of a call that sends a form. `send` gets the form in addition to the request: the request's body could only
 * be read into memory, but a file of the form is streamed from the disk.
 */
export function toFormOptions<Body extends Parameters<typeof toFormData>[0]>({
  body,
  send,
}: {
  body: Body;
  send?: SendForm;
}) {
  const form = toFormData(body);
  return { body, bodySerializer: () => form, ...(send && { fetch: (request: Request) => send(request, form) }) };
}

/** The `Idempotency-Key` header of the contract, which makes retries safe. */
export const toIdempotencyHeader = ({ idempotencyKey }: { idempotencyKey?: string }): Record<string, string> =>
  idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey };

/** Gets the URL of a public file from its path in the API (`image`, `image_small`). */
export function getStorageUrl(path: string, origin = ''): string {
  // A legacy API sends the whole URL, or repeats the public folder.
  if (/^https?:\/\//.test(path)) return path;
  return `${origin}/storage/${path.replace(/^\/?(storage\/)?/, '')}`;
}
