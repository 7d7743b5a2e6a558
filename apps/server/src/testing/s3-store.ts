import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { S3Settings } from '../platform/config/s3-settings.ts';
import { startProgram, temporaryFolder } from './probe.ts';

export interface S3Store extends AsyncDisposable {
  settings: S3Settings;
  /** The same as a market is told of it. */
  env: Record<string, string>;
  stop(): Promise<void>;
  /** With what it kept, at the same address. */
  start(): Promise<void>;
}

/** A real S3 server over HTTP, in a process of its own. */
export async function startS3Store(bucket = 'market'): Promise<S3Store> {
  const folder = temporaryFolder();
  const program = createRequire(import.meta.url).resolve('s3rver/bin/s3rver.js');
  const run = async (port: number) => {
    const args = ['-d', join(folder.path, 'kept'), '-a', '127.0.0.1', '-p', String(port), '-s'];
    const running = startProgram([program, ...args, '--no-vhost-buckets', '--configure-bucket', bucket]);
    await running.wrote(/listening on \S+:\d+/);
    return running;
  };
  let running = await run(0);
  const port = Number(/listening on \S+:(\d+)/.exec(running.output())?.[1]);
  const endpoint = `http://127.0.0.1:${port}`;
  const key = 'S3RVER';
  return {
    settings: {
      endpoint,
      bucket,
      region: 'us-east-1',
      credentials: { accessKeyId: key, secretAccessKey: key },
      publicUrl: undefined,
      pathStyle: true,
    },
    env: { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_ACCESS_KEY_ID: key, S3_SECRET_ACCESS_KEY: key },
    async stop() {
      await running[Symbol.asyncDispose]();
    },
    async start() {
      running = await run(port);
    },
    async [Symbol.asyncDispose]() {
      await running[Symbol.asyncDispose]();
      await folder[Symbol.asyncDispose]();
    },
  };
}
