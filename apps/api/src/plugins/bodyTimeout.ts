import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { abortRequest } from '../problems/fallbackErrors.ts';
import { Problem } from '../problems/problem.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation takes files: its body may last as long as it keeps to the minimum rate. */
    takesFiles?: boolean;
  }
}

const samplesPerWindow = 4;

/** Stops waiting for a body after `seconds`, or when fewer than `minBytes` came within `windowSeconds`. */
interface BodyLimits {
  seconds: number;
  minBytes: number;
  windowSeconds: number;
}

/**
 * Ends requests whose body takes too long, because their connections and half-written files would stay. A body without
 * files has a deadline. A body with files has a minimum rate instead: a long recording over a slow line is fine. What
 * still arrives after the response is read for a short time only, so that the sender can read the response.
 */
export const bodyTimeoutPlugin = plugin(
  async (app: FastifyInstance) => {
    const { bodyIdleSeconds: windowSeconds, bodyMaxSeconds, uploadMinBytesPerSecond } = app.config;
    const limits: BodyLimits = { seconds: bodyMaxSeconds, minBytes: 1, windowSeconds };
    const uploadLimits = { ...limits, seconds: Infinity, minBytes: uploadMinBytesPerSecond * windowSeconds };
    app.addHook('onRequest', async (request, reply) => {
      if (hasBody(request)) limitBody(request, reply, request.routeOptions.config.takesFiles ? uploadLimits : limits);
    });
    app.addHook('onResponse', async (request) => {
      const { raw } = request;
      if (!hasBody(request) || raw.complete || raw.destroyed) return;
      // Requests injected by our own renderer have no real socket: destroy the request, which closes a real one.
      const timer = setTimeout(() => raw.complete || raw.destroy(), bodyMaxSeconds * 1_000).unref();
      raw.once('close', () => clearTimeout(timer));
    });
  },
  { name: 'body-timeout' },
);

const hasBody = ({ headers }: FastifyRequest): boolean =>
  Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined;

function limitBody(request: FastifyRequest, reply: FastifyReply, limits: BodyLimits): void {
  const { raw } = request;
  const abort = () => {
    stop();
    if (!raw.complete && !raw.destroyed) abortRequest(new Problem(408, 'timeout'), request, reply);
  };
  const samples = [raw.socket.bytesRead];
  const sampler = setInterval(
    () => {
      samples.unshift(raw.socket.bytesRead);
      const [newest = 0] = samples;
      const [oldest] = samples.splice(samplesPerWindow);
      if (raw.complete || raw.destroyed) stop();
      else if (oldest !== undefined && newest - oldest < limits.minBytes) abort();
    },
    (limits.windowSeconds * 1_000) / samplesPerWindow,
  ).unref();
  const deadline = Number.isFinite(limits.seconds) ? setTimeout(abort, limits.seconds * 1_000).unref() : undefined;
  const stop = () => {
    clearInterval(sampler);
    clearTimeout(deadline);
  };
  raw.once('close', stop);
}
