import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { readFields } from './protobuf.ts';
import type { ProtobufField } from './protobuf.ts';

type AttributeValue = string | number | boolean | AttributeValue[];

/** A span as it was sent. */
export interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId: string;
  name: string;
  kind: 'internal' | 'server' | 'client';
  attributes: Record<string, AttributeValue>;
  isError: boolean;
  service: AttributeValue | undefined;
}

/** A server for OTLP over HTTP on a free port. */
export interface TraceReceiver {
  /** The value of `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  url: string;
  spans: ReceivedSpan[];
  /** Everything that was sent, to search it for what must not be there. */
  getRawText: () => string;
  requests: { path: string | undefined; headers: Record<string, unknown> }[];
  close: () => Promise<void>;
}

/** Starts a receiver. With `isResponsive: false` it accepts requests and never answers. */
export async function startTraceReceiver({ isResponsive = true } = {}): Promise<TraceReceiver> {
  const spans: ReceivedSpan[] = [];
  const requests: TraceReceiver['requests'] = [];
  let rawText = '';
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await buffer(request);
    requests.push({ path: request.url, headers: request.headers });
    rawText += body.toString('latin1') + body.toString('utf8');
    spans.push(...parseExportRequest(body));
    if (isResponsive) response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end();
  };
  const server = createServer((request, response) => void receive(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    requests,
    getRawText: () => rawText,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const list = (fields: ProtobufField[], number: number) => fields.filter((field) => field.number === number);
const getBytes = (fields: ProtobufField[], number: number) => list(fields, number)[0]?.bytes ?? Buffer.alloc(0);
const readList = (bytes: Buffer, number: number) => list(readFields(bytes), number).map((field) => field.bytes);

// The numbers are those of opentelemetry/proto/trace/v1/trace.proto.
function parseExportRequest(body: Buffer): ReceivedSpan[] {
  return readList(body, 1).flatMap((resourceSpans) => {
    const resource = readList(resourceSpans, 1)[0] ?? Buffer.alloc(0);
    const service = parseAttributes(readList(resource, 1))['service.name'];
    return readList(resourceSpans, 2)
      .flatMap((scopeSpans) => readList(scopeSpans, 2))
      .map((span) => parseSpan(span, service));
  });
}

function parseSpan(span: Buffer, service: AttributeValue | undefined): ReceivedSpan {
  const fields = readFields(span);
  const status = list(readFields(getBytes(fields, 15)), 3)[0]?.value ?? 0;
  const kind = { 1: 'internal', 2: 'server', 3: 'client' }[list(fields, 6)[0]?.value ?? 0] as ReceivedSpan['kind'];
  return {
    traceId: getBytes(fields, 1).toString('hex'),
    spanId: getBytes(fields, 2).toString('hex'),
    parentSpanId: getBytes(fields, 4).toString('hex'),
    name: getBytes(fields, 5).toString(),
    kind,
    attributes: parseAttributes(list(fields, 9).map(({ bytes }) => bytes)),
    isError: status === 2,
    service,
  };
}

function parseAttributes(pairs: Buffer[]): Record<string, AttributeValue> {
  return Object.fromEntries(
    pairs.map((pair) => {
      const fields = readFields(pair);
      return [getBytes(fields, 1).toString(), parseValue(getBytes(fields, 2))];
    }),
  );
}

function parseValue(bytes: Buffer): AttributeValue {
  const [field] = readFields(bytes);
  if (!field) return '';
  if (field.number === 1) return field.bytes.toString();
  if (field.number === 2) return field.value === 1;
  if (field.number === 5) return readList(field.bytes, 1).map(parseValue);
  return field.value;
}
