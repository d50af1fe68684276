/** What a file field of the contract asks for: its `x-upload`. */
export type UploadKind = 'image' | 'pdf' | 'record';

/** A JSON schema with its references taken out. */
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
  /** An empty field of a form is refused instead of counting as left out. */
  'x-empty'?: 'refused';
}

/** A limit that the operator can change. A schema names it with `x-limit` and states the default. */
export type LimitName = 'name' | 'description' | 'price' | 'password';

/** What the operator's limits say in place of the contract's defaults. */
export type FieldLimits = Record<LimitName, Pick<Schema, 'minLength' | 'maxLength' | 'maximum'>>;

/** Who an operation is for, as the contract's introduction explains. */
export type Access =
  | 'public'
  | 'signed-in'
  | 'self'
  | 'course-member'
  | 'staff'
  | 'course-staff'
  | 'admin'
  | 'full-admin';
