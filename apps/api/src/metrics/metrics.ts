import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from '@prometheus-io/client';
import { mailKinds } from '../mail/mail.ts';

interface ReadMetricOptions {
  name: string;
  help: string;
  labelNames: string[];
  /** Reads the values when the metrics are requested. */
  read: () => { labels: Record<string, string>; value: number }[];
}

/** The upper limits of the measured durations, in seconds. */
const durationBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * The metrics of one server, for Prometheus. `docs/monitoring.md` lists them. Durations are in seconds. Labels contain no ids of users
 * and no paths with parameters, so that their number is limited.
 */
export class Metrics {
  readonly #registry = new Registry();

  /** The durations of requests, by operation. */
  readonly requestDuration = new Histogram({
    name: 'fanous_request_duration_seconds',
    help: 'Duration of requests by operation of the contract or route. Event streams are not in it.',
    labelNames: ['operation', 'method', 'status'] as const,
    buckets: durationBuckets,
    registers: [this.#registry],
  });

  /** The durations of page renderings. */
  readonly renderDuration = new Histogram({
    name: 'fanous_page_render_duration_seconds',
    help: 'Duration of the rendering of public pages on the server.',
    labelNames: ['result'] as const,
    buckets: durationBuckets,
    registers: [this.#registry],
  });

  /** The durations of queries. */
  readonly queryDuration = new Histogram({
    name: 'fanous_database_query_duration_seconds',
    help: 'Duration of queries, without the time to wait for a connection.',
    labelNames: ['result'] as const,
    buckets: durationBuckets,
    registers: [this.#registry],
  });

  /** The number of error responses, by code. */
  readonly problems = new Counter({
    name: 'fanous_problems_total',
    help: 'Error responses of the API by their code.',
    labelNames: ['code', 'status'] as const,
    registers: [this.#registry],
  });

  /** The number of mails, by what became of them. */
  readonly mails = new Counter({
    name: 'fanous_mails_total',
    help: 'Mails that were sent, refused because of their recipient, or failed.',
    labelNames: ['kind', 'result'] as const,
    registers: [this.#registry],
  });

  constructor() {
    // Prometheus cannot see the first increase of a counter that did not exist. A counter that an alert uses starts at 0.
    this.problems.inc({ code: 'storage_full', status: 507 }, 0);
    for (const kind of mailKinds) this.mails.inc({ kind, result: 'failed' }, 0);
  }

  /** The media type of the text. */
  get contentType(): string {
    return this.#registry.contentType;
  }

  /** Adds a number that goes up and down. */
  addGauge({ read, ...options }: ReadMetricOptions): void {
    const gauge: Gauge<string> = new Gauge({
      ...options,
      registers: [this.#registry],
      collect: () => {
        for (const { labels, value } of read()) gauge.set(labels, value);
      },
    });
  }

  /** Adds a number that only grows. */
  addCounter({ read, ...options }: ReadMetricOptions): void {
    const counter: Counter<string> = new Counter({
      ...options,
      registers: [this.#registry],
      collect: () => {
        counter.reset();
        for (const { labels, value } of read()) counter.inc(labels, value);
      },
    });
  }

  /** Also collects memory, processor time, event loop delay and garbage collection of this process. */
  collectProcessMetrics(): void {
    collectDefaultMetrics({ register: this.#registry });
  }

  /** Formats all metrics in the text format of Prometheus. */
  format(): Promise<string> {
    return this.#registry.metrics();
  }
}
