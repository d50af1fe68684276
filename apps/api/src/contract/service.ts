import type { FastifyRequest } from 'fastify';
import type { Viewer } from '../access/viewer.ts';
import type { Db } from '../db/database.ts';
import type { ResponseCache } from '../responseCache.ts';
import type { FieldLimits } from './schema.ts';
import type { Guard, Handler, OperationId, TransactionOptions } from './types.ts';
import type { UploadReceiver } from './uploads.ts';
import type { Validators } from './validate.ts';

/** What the contract plugin is given. */
export interface ContractOptions {
  /** The pool that guards read from and transactions are begun on. */
  db: Db;
  /** Finds out who a token belongs to. */
  authenticate: (request: FastifyRequest) => Promise<Viewer | undefined>;
  /** Locks the viewer's session in a transaction and reads the account again; undefined when the session has ended. */
  lockViewer: (db: Db, viewer: Viewer, options: TransactionOptions) => Promise<Viewer | undefined>;
  /** The operator's limits of fields; without them the contract's defaults hold. */
  fieldLimits?: FieldLimits;
  /** The largest body of plain fields. */
  bodyBytes: number;
  /** Takes the files of forms in. */
  uploads: UploadReceiver;
  /** Called after each call that may have changed data, before the response. */
  onChange?: () => void;
  /** Called after each public change, before the response. */
  onPublicChange?: () => void;
}

/** What serving one operation needs. */
export interface Service extends ContractOptions {
  validators: Validators;
  cache: ResponseCache<Buffer>;
  /** Removes every cached response. */
  clearCaches: () => void;
  guard: Guard<OperationId, unknown> | undefined;
  handler: Handler<OperationId, unknown>;
}
