/** The kind of file of a form field (`x-upload`). */
export type UploadKind = 'image' | 'pdf' | 'record' | 'captions';

/** A JSON schema without references. */
export interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: boolean | Schema;
  default?: unknown;
  format?: string;
  minLength?: number;
  maxLength?: number;
  maximum?: number;
  'x-upload'?: UploadKind;
  'x-limit'?: LimitName;
  /** An empty form field is rejected instead of omitted. */
  'x-empty'?: 'refused';
}

/** A limit that the operator can change. A schema names it with `x-limit` and states the default. */
export type LimitName = 'name' | 'description' | 'price' | 'password';

/** The operator's limits, which replace the contract's defaults. */
export type FieldLimits = Record<LimitName, Pick<Schema, 'minLength' | 'maxLength' | 'maximum'>>;

/** The access level of an operation, explained in the contract's introduction. */
export type AccessLevel =
  | 'public'
  | 'signed-in'
  | 'self'
  | 'course-member'
  | 'staff'
  | 'course-staff'
  | 'admin'
  | 'full-admin';
