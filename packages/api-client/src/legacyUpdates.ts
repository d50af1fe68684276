import { isRecord } from './isRecord.ts';

type Row = Record<string, unknown>;

/**
 * The fields that the specification sends with each update (spec §7). Our forms send only changed fields, and a legacy API
 * would empty the others.
 */
const fullUpdates: Record<string, { kind: string; fields: readonly string[] }> = {
  'POST /admin/update-user/{id}': { kind: 'users', fields: ['name', 'email', 'phone', 'role'] },
  'PUT /main-categories/{id}': { kind: 'main-categories', fields: ['name'] },
  'POST /categories/{id}': { kind: 'categories', fields: ['name', 'main_category_id'] },
  'POST /videos/{id}': { kind: 'videos', fields: ['course_id', 'title', 'url', 'website_url', 'is_free'] },
  'POST /records/{id}': {
    kind: 'records',
    fields: ['course_id', 'title', 'url', 'website_url', 'is_home', 'is_revision'],
  },
  'POST /pdfs/{id}': { kind: 'pdfs', fields: ['course_id', 'title'] },
  'PUT /quizzes/{id}': { kind: 'quizzes', fields: ['course_id', 'title'] },
  'PUT /questions/{id}': { kind: 'questions', fields: ['course_id', 'question_text'] },
  'PUT /options/{id}': { kind: 'options', fields: ['option_text', 'is_correct'] },
};

/** The operations that read an entity. The last path parameter is its id. */
const entityKinds: Record<string, string> = {
  'GET /users/{id}': 'users',
  'GET /main-categories/{id}': 'main-categories',
  'GET /categories/{id}': 'categories',
  'GET /courses/{id}/videos/{video_id}': 'videos',
  'GET /courses/{id}/records/{record_id}': 'records',
  'GET /courses/{id}/pdfs/{pdf_id}': 'pdfs',
  'GET /courses/{id}/quizzes/{quiz_id}': 'quizzes',
  'GET /questions/{id}': 'questions',
  'GET /options/{id}': 'options',
};

/** Caches entities that were read, to complete updates. A form always reads an entity before it edits it. */
export class EntityCache {
  readonly #rows = new Map<string, Row>();

  /** Stores the response of a read, in the contract's format. */
  store(key: string, params: Record<string, string>, responseBody: unknown): void {
    if (!isRecord(responseBody)) return;
    const kind = entityKinds[key];
    const id = Object.values(params).at(-1);
    if (kind !== undefined && id !== undefined) this.#merge(kind, id, responseBody);
    // A question has no course id, but its quiz has.
    if (key === 'GET /courses/{id}/quizzes' && Array.isArray(responseBody['quizzes']))
      for (const quiz of responseBody['quizzes'] as Row[]) this.#merge('quizzes', String(quiz['id']), quiz);
  }

  /** Adds the missing fields to an update. Returns any other request as it is. */
  async completeUpdate(key: string, params: Record<string, string>, request: Request): Promise<Request> {
    const fullUpdate = fullUpdates[key];
    const cachedRow = fullUpdate && this.#rows.get(`${fullUpdate.kind}/${params['id']}`);
    if (!cachedRow) return request;
    const isJson = request.headers.get('content-type')?.startsWith('application/json') ?? false;
    const { url, method, signal } = request;
    const headers = new Headers(request.headers);
    const missing = (has: (name: string) => boolean) =>
      fullUpdate.fields
        .filter((name) => !has(name))
        .map((name) => [name, this.#getFieldValue(cachedRow, name)] as const);
    if (isJson) {
      const body = (await request.clone().json()) as Row;
      const added = missing((name) => Object.hasOwn(body, name)).filter(([, value]) => value !== undefined);
      const all = { ...Object.fromEntries(added), ...body };
      return new Request(url, { method, headers, signal, body: JSON.stringify(all) });
    }
    const form = await request.clone().formData();
    for (const [name, value] of missing((name) => form.has(name)))
      if (value !== undefined) form.append(name, String(value ?? ''));
    // `Request` sets the boundary.
    headers.delete('content-type');
    return new Request(url, { method, headers, signal, body: form });
  }

  #getFieldValue(cachedRow: Row, name: string): string | number | null | undefined {
    const value = cachedRow[name] as string | number | null | undefined;
    if (name !== 'course_id') return value;
    // A missing id was filled with 0.
    return Number(value) > 0
      ? value
      : (this.#rows.get(`quizzes/${String(cachedRow['quiz_id'])}`)?.['course_id'] as number | undefined);
  }

  #merge(kind: string, id: string, row: Row): void {
    const key = `${kind}/${id}`;
    this.#rows.set(key, { ...this.#rows.get(key), ...row });
  }
}
