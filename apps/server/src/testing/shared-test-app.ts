import { afterAll } from 'vitest';
import { buildTestApp, type TestApp, type TestAppOptions } from './build-test-app.ts';

/**
 * One app for the cases of a table that each ask for something else and leave nothing behind that the next would meet.
 * It is built with the first of them, and asked the oracle about after the last of the file.
 */
export function sharedTestApp(options?: TestAppOptions): () => Promise<TestApp> {
  let app: Promise<TestApp> | undefined;
  afterAll(async () => {
    await (await app)?.[Symbol.asyncDispose]();
  });
  return () => {
    app ??= buildTestApp(options);
    return app;
  };
}
