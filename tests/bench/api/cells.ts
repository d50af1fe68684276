/** One kind of request, as the load generator sends it. */
export interface Cell {
  name: string;
  /** The constant answer it is measured against. */
  beside: 'cards' | 'people';
  method: 'GET' | 'POST';
  /** One of them for each request, in turn. */
  paths: readonly string[];
  /** Callers, chosen at random for each request. */
  tokens: readonly string[];
  /** Sent with a fresh `attempt_key` each time. */
  body?: Record<string, unknown>;
}

/** What a server under test holds and on what. */
export interface ServerOptions {
  engine: 'constant' | 'embedded' | 'postgres';
  /** Users, and as many courses. */
  rows: number;
  /** The database, on PostgreSQL. */
  url?: string;
  dataDir: string;
}

/** What a server under test tells once it listens. */
export interface ServerReady {
  port: number;
  cells: Cell[];
}

/** Megabytes after a collection of garbage. */
export interface MemoryUse {
  heap: number;
  resident: number;
}

/** What the load generator measured. */
export interface Measurement {
  perSecond: number;
  p50: number;
  p99: number;
  requests: number;
}
