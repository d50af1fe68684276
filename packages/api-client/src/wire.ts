/** What one field of a form may hold. */
type FormValue = string | number | Blob | null | undefined;

/** A body as a form. Null is sent as an empty field; what is undefined or empty is left out. */
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

/** Sends a form in place of `fetch`: see upload.ts. */
export type SendForm = (request: Request, form: FormData) => Promise<Response>;

/**
 * The body of a call that is a form. Who sends it is handed the form besides the request, whose own body can only be
 * read whole: with it a file goes from the disk to the network and is never in memory.
 */
export function asForm<Body extends Parameters<typeof toFormData>[0]>({ body, send }: { body: Body; send?: SendForm }) {
  const form = toFormData(body);
  return { body, bodySerializer: () => form, ...(send && { fetch: (request: Request) => send(request, form) }) };
}

/** The header that makes sending again safe: see `Idempotency-Key` in the contract. */
export const keyHeader = ({ idempotencyKey }: { idempotencyKey?: string }): Record<string, string> =>
  idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey };

/** The address of a public file, from the path that the API names (`image`, `image_small`). */
export function storageUrl(path: string, origin = ''): string {
  // An older host names the whole address or repeats the public folder.
  if (/^https?:\/\//.test(path)) return path;
  return `${origin}/storage/${path.replace(/^\/?(storage\/)?/, '')}`;
}
