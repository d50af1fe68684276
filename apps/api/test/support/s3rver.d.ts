declare module 's3rver' {
  interface Context {
    method: string;
    path: string;
    query: Record<string, string | undefined>;
    status: number;
    type: string;
    body: string;
  }

  /** An S3 server in this process: only the parts that tests use. */
  export default class S3rver {
    constructor(options: {
      port: number;
      silent: boolean;
      directory: string;
      configureBuckets: { name: string; configs: unknown[] }[];
    });
    store: {
      putObject(object: { bucket: string; key: string }): Promise<{ size: number; md5: string }>;
      getResourcePath(bucket: string, key: string | undefined, resource: 'object' | 'uploads'): string;
    };
    /** The middleware of Koa. */
    middleware: ((context: Context, next: () => Promise<void>) => Promise<void>)[];
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
