import plugin from 'fastify-plugin';
import { needsGuard } from '../access/access.ts';
import { ResponseCache } from '../responseCache.ts';
import { readOperations } from './document.ts';
import type { PublicResponse } from './publicResponse.ts';
import { registerOperation } from './registerOperation.ts';
import type { ContractOptions, OperationServices } from './service.ts';
import type { Guard, Handler, OperationId } from './types.ts';
import { ValidatorCompiler } from './validate.ts';

interface OperationMethod {
  /** Binds a handler to an operation of the contract. Operations on the data of a user or course also need a guard. */
  <K extends OperationId>(id: K, handler: Handler<K>): void;
  <K extends OperationId, G>(id: K, guard: Guard<K, G>, handler: Handler<K, G>): void;
}

declare module 'fastify' {
  interface FastifyInstance {
    operation: OperationMethod;
  }
}

/**
 * Adds `app.operation(id, handler)`, which serves an operation of the contract: it checks access, validates the request and
 * sends only fields that the contract names. The server does not start while an operation has no handler.
 */
export const contractPlugin = plugin<ContractOptions>(
  async (app, options) => {
    const unhandledOperations = readOperations(options.fieldLimits);
    const validatorCompiler = new ValidatorCompiler();
    const cache = options.publicResponses ?? new ResponseCache<PublicResponse>(({ bytes }) => bytes.length);

    app.decorate(
      'operation',
      <K extends OperationId, G>(id: K, ...given: [Handler<K>] | [Guard<K, G>, Handler<K, G>]) => {
        const operation = unhandledOperations.get(id);
        if (!operation) throw new Error(`${id} is not in the contract, or has a handler already.`);
        unhandledOperations.delete(id);
        const [guard, handler] = given.length === 1 ? [undefined, given[0]] : given;
        if (needsGuard(operation.access) && !guard)
          throw new Error(`${id} is for ${operation.access} and has no guard.`);
        registerOperation(app, operation, {
          ...options,
          validatorCompiler,
          cache,
          guard,
          handler,
        } as unknown as OperationServices);
      },
    );
    app.addHook('onReady', (done) => {
      const missing = [...unhandledOperations.keys()].join(', ');
      done(missing ? new Error(`The contract names operations that have no handler: ${missing}.`) : undefined);
    });
  },
  { name: 'contract' },
);
