import type { S3ClientConfig } from '@aws-sdk/client-s3';
import type { S3Settings } from '../config/s3-settings.ts';

/** Milliseconds a silent store is waited for, three times at most. */
export const patience = 4_000;

/** For every client of the store. */
export function s3ClientOptions(settings: S3Settings, milliseconds = patience): S3ClientConfig {
  const { endpoint, region, credentials, pathStyle } = settings;
  return {
    region,
    forcePathStyle: pathStyle,
    ...(endpoint === undefined ? {} : { endpoint }),
    ...(credentials === undefined ? {} : { credentials: { ...credentials } }),
    // Otherwise the body is framed in chunks with a checksum behind, and some stores keep the framing.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    // It would warn on the console of what its caller is told anyway.
    logger: { trace: silent, debug: silent, info: silent, warn: silent, error: silent },
    requestHandler: { connectionTimeout: Math.min(milliseconds, 2_000), socketTimeout: milliseconds },
  };
}

/** Where browsers reach it, as a policy for pages names it. */
export function originOfStore({ publicUrl, endpoint, region, bucket, pathStyle }: S3Settings): string {
  const url = new URL(publicUrl ?? endpoint ?? `https://s3.${region}.amazonaws.com`);
  return pathStyle ? url.origin : `${url.protocol}//${bucket}.${url.host}`;
}

const silent = () => undefined;
