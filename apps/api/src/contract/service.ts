import type { FastifyRequest } from 'fastify';
import type { Viewer } from '../access/viewer.ts';
import type { Db } from '../db/database.ts';
import type { ResponseCache } from '../responseCache.ts';
import type { FieldLimits } from './schema.ts';
import type { Guard, Handler, OperationId, TransactionOptions } from './types.ts';
import type { PublicResponse } from './publicResponse.ts';
import type { UploadReceiver } from './uploads.ts';
import type { ValidatorCompiler } from './validate.ts';

/** The options of the contract plugin. */
export interface ContractOptions {
  /** The pool for guards and transactions. */
  db: Db;
  /** Finds the account of the request's token. */
  authenticateRequest: (request: FastifyRequest) => Promise<Viewer | undefined>;
  /** Locks the viewer's session in a transaction and reads the account again. Returns undefined if the session has ended. */
  lockViewer: (db: Db, viewer: Viewer, options: TransactionOptions) => Promise<Viewer | undefined>;
  /** Names the viewer as the actor of a transaction, for the audit log. */
  setAuditActor: (db: Db, viewer: Viewer, operationId: OperationId, request: FastifyRequest) => Promise<void>;
  /** The operator's limits of fields. The contract has the defaults. */
  fieldLimits?: FieldLimits;
  /** Maximum bytes of a body without files. */
  maxBodyBytes: number;
  /** Receives the files of forms. */
  uploadReceiver: UploadReceiver;
  /** Caches the responses of public operations. The default is a cache of one second. */
  publicResponses?: ResponseCache<PublicResponse>;
  /** Runs after each call that may have changed data, before the response. */
  onChange?: () => void;
  /** Runs after each change that other users can see, before the response. */
  onPublicChange?: () => Promise<void>;
}

/** Everything that serves one operation. */
export interface OperationServices extends ContractOptions {
  validatorCompiler: ValidatorCompiler;
  cache: ResponseCache<PublicResponse>;
  guard: Guard<OperationId, unknown> | undefined;
  handler: Handler<OperationId, unknown>;
}
