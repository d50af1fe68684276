declare module 's3rver' {
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
      getResourcePath(bucket: string, key: string, resource: 'object'): string;
    };
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
