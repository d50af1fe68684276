/** A kind of request that the load generator sends. */
export interface RequestCase {
  name: string;
  /** The constant response that it is compared with. */
  baseline: 'cards' | 'people';
  method: 'GET' | 'POST';
  /** Used in turn, one for each request. */
  paths: readonly string[];
  /** Access tokens, selected at random for each request. */
  tokens: readonly string[];
  /** Sent with a new `attempt_key` each time. */
  body?: Record<string, unknown>;
}

/** The database and size of a server under test. */
export interface ServerOptions {
  engine: 'constant' | 'embedded' | 'postgres';
  /** The number of users and of courses. */
  rows: number;
  /** The URL of the PostgreSQL database. */
  url?: string;
  dataDir: string;
}

/** The message that a server under test sends when it listens. */
export interface ReadyMessage {
  port: number;
  requestCases: RequestCase[];
}

/** Memory after a garbage collection. */
export interface MemoryUse {
  heapMb: number;
  residentMb: number;
}

/** The result of the load generator. */
export interface Measurement {
  requestsPerSecond: number;
  p50Ms: number;
  p99Ms: number;
  requestCount: number;
}
