import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Sampler } from '@opentelemetry/sdk-trace';
import { ATTR_SERVICE_NAME } from '@opentelemetry/semantic-conventions';
import type { TracingSettings } from '../config/tracing.ts';

// A statement for many rows has thousands of placeholders.
const maxAttributeLength = 4_000;
const checkTimeoutMs = 5_000;

/** Creates the part of OpenTelemetry that samples spans and sends them in batches, in the background. */
export function createTracerProvider(settings: TracingSettings): TracerProvider {
  return withEnvironmentVariables(settings, () => {
    const resource = defaultResource()
      .merge(resourceFromAttributes({ [ATTR_SERVICE_NAME]: 'fanous' }))
      .merge(detectResources({ detectors: [envDetector] }));
    return new TracerProvider({
      resource,
      sampler: createSampler(settings),
      spanLimits: { attributeValueLengthLimit: maxAttributeLength },
      spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
    });
  });
}

/** Sends an empty list of spans. Throws if the endpoint does not accept it. */
export async function checkTraceEndpoint(settings: TracingSettings): Promise<void> {
  const exporter = withEnvironmentVariables(settings, () => new OTLPTraceExporter({ timeoutMillis: checkTimeoutMs }));
  try {
    await new Promise<void>((resolve, reject) => {
      exporter.export([], ({ error }) => (error ? reject(error) : resolve()));
    });
  } finally {
    await exporter.shutdown();
  }
}

/** Runs `create` with the variables in `process.env`. The packages read nothing else, and the file `.env` is not loaded into it. */
function withEnvironmentVariables<T>({ variables }: TracingSettings, create: () => T): T {
  const before = { ...process.env };
  Object.assign(process.env, variables);
  try {
    return create();
  } finally {
    for (const name of Object.keys(variables))
      if (before[name] === undefined) delete process.env[name];
      else process.env[name] = before[name];
  }
}

function createSampler({ sampler, ratio }: TracingSettings): Sampler {
  const root = sampler.endsWith('always_on')
    ? new AlwaysOnSampler()
    : sampler.endsWith('always_off')
      ? new AlwaysOffSampler()
      : new TraceIdRatioBasedSampler(ratio);
  return sampler.startsWith('parentbased') ? new ParentBasedSampler({ root }) : root;
}
