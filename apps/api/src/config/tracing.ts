import type { EnvironmentVariables, SettingsReader } from './settings.ts';

const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

/** Where traces are sent, and which. */
export interface TracingSettings {
  /** The host and port, for messages. */
  host: string;
  sampler: (typeof samplers)[number];
  /** The share of traces that a sampler with `traceidratio` keeps, from 0 to 1. */
  ratio: number;
  /** All standard variables. The OpenTelemetry packages read those that have no field here. */
  variables: EnvironmentVariables;
}

/** Reads the standard variables of OpenTelemetry. Returns undefined if no endpoint is set. */
export function readTracingSettings(settings: SettingsReader): TracingSettings | undefined {
  const general = settings.readUrl('OTEL_EXPORTER_OTLP_ENDPOINT', ['http', 'https']);
  const endpoint = settings.readUrl('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', ['http', 'https']) ?? general;
  const isDisabled = settings.readBoolean('OTEL_SDK_DISABLED', false);
  const exporter = settings.readOneOf('OTEL_TRACES_EXPORTER', 'otlp', ['otlp', 'none']);
  for (const name of ['OTEL_EXPORTER_OTLP_PROTOCOL', 'OTEL_EXPORTER_OTLP_TRACES_PROTOCOL'])
    settings.readOneOf(name, 'http/protobuf', ['http/protobuf']);
  const sampler = settings.readOneOf('OTEL_TRACES_SAMPLER', 'parentbased_always_on', samplers);
  const ratio = readRatio(settings);
  if (endpoint === undefined || isDisabled || exporter === 'none') return undefined;
  return { host: new URL(endpoint).host, sampler, ratio, variables: settings.readAllWithPrefix('OTEL_') };
}

function readRatio(settings: SettingsReader): number {
  const name = 'OTEL_TRACES_SAMPLER_ARG';
  const text = settings.readText(name);
  if (text === undefined) return 1;
  const ratio = /^(?:\d+(?:\.\d*)?|\.\d+)$/.test(text) ? Number(text) : Number.NaN;
  if (!(ratio >= 0 && ratio <= 1)) settings.rejectValue(name, 'a number from 0 to 1');
  return ratio;
}
