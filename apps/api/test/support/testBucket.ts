import { statSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import S3rver from 's3rver';
import { addMultipartOperations } from './s3Multipart.ts';

/** Creates an S3-compatible server with one bucket, on a free port. `run` starts it. */
export function createTestBucket(directory: string, name: string): S3rver {
  const server = new S3rver({ port: 0, silent: true, directory, configureBuckets: [{ name, configs: [] }] });
  respondAfterWriting(server);
  addMultipartOperations(server, name);
  return server;
}

/** Makes the server respond only after it has written the file: it waits until the length is correct. */
function respondAfterWriting({ store }: S3rver): void {
  const put = store.putObject.bind(store);
  store.putObject = async (object) => {
    const result = await put(object);
    const path = store.getResourcePath(object.bucket, object.key, 'object');
    while (statSync(path).size !== result.size) await setImmediate();
    return result;
  };
}
