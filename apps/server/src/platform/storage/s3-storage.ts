import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { GetObjectCommandOutput, S3Client } from '@aws-sdk/client-s3';
import type { S3Settings } from '../config/s3-settings.ts';
import { patience, s3ClientOptions } from './s3-client-options.ts';
import { checkKey, type Part, type Storage } from './storage.ts';
import { storageAway } from './storage-away.ts';

type Sdk = typeof import('@aws-sdk/client-s3');

/** Files in a bucket of AWS or of any store that speaks its language. */
export function s3Storage(settings: S3Settings, milliseconds = patience): Storage {
  const { bucket: Bucket } = settings;
  let connection: ReturnType<typeof connect> | undefined;
  const connected = () => {
    connection ??= connect(settings, milliseconds);
    return connection;
  };

  const ask = async <Answer>(question: (client: S3Client, sdk: Sdk) => Promise<Answer>): Promise<Answer> => {
    const { client, sdk } = await connected();
    try {
      return await question(client, sdk);
    } catch (error) {
      throw told(error);
    }
  };

  return {
    put: (key, bytes) =>
      ask(async (client, { PutObjectCommand }) => {
        await client.send(new PutObjectCommand({ Bucket, Key: checkKey(key), Body: bytes }));
      }),
    async putFile(key, path) {
      await ask(async (client, { PutObjectCommand }) => {
        const { size: ContentLength } = await stat(path);
        await again(3, () => {
          const Body = createReadStream(path);
          // The client does not listen to what it sends: a file that goes meanwhile would end the process.
          const stop = new AbortController();
          Body.on('error', (error) => stop.abort(error));
          return client.send(new PutObjectCommand({ Bucket, Key: checkKey(key), Body, ContentLength }), {
            abortSignal: stop.signal,
          });
        });
      });
      await rm(path, { force: true });
    },
    read: (key) =>
      ask((client, { GetObjectCommand }) =>
        ifThere(async () => {
          const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: checkKey(key) }));
          return Buffer.from((await Body?.transformToByteArray()) ?? []);
        }),
      ),
    stream: (key, part) =>
      ask((client, { GetObjectCommand }) =>
        ifThere(async () => {
          const Range = part && rangeOf(part);
          const got = await client.send(new GetObjectCommand({ Bucket, Key: checkKey(key), Range }));
          return { stream: got.Body as Readable, size: wholeSize(got) };
        }),
      ),
    size: (key) =>
      ask((client, { HeadObjectCommand }) =>
        ifThere(async () => {
          const { ContentLength } = await client.send(new HeadObjectCommand({ Bucket, Key: checkKey(key) }));
          return ContentLength ?? 0;
        }),
      ),
    delete: (key) =>
      ask(async (client, { DeleteObjectCommand }) => {
        await ifThere(() => client.send(new DeleteObjectCommand({ Bucket, Key: checkKey(key) })));
      }),
    async url(key, { seconds, name, contentType }) {
      const { sdk, visitors } = await connected();
      const { getSignedUrl } = await import('@aws-sdk/s3-request-presigner');
      const wanted = new sdk.GetObjectCommand({
        Bucket,
        Key: checkKey(key),
        ResponseContentType: contentType,
        ResponseContentDisposition: `attachment; filename*=UTF-8''${encodeName(name)}`,
      });
      return await getSignedUrl(visitors, wanted, { expiresIn: seconds });
    },
  };
}

/** Read in with the first file: a market that keeps its files in a folder never needs it. */
async function connect(settings: S3Settings, milliseconds: number) {
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client(s3ClientOptions(settings, milliseconds));
  const { publicUrl } = settings;
  // The host is part of what is signed, so browsers get theirs from a client of that name.
  const visitors = publicUrl
    ? new sdk.S3Client(s3ClientOptions({ ...settings, endpoint: publicUrl }, milliseconds))
    : client;
  return { sdk, client, visitors };
}

/** What flows from a file can be sent once only, so the client does not try it again by itself. */
async function again<Answer>(times: number, send: () => Promise<Answer>): Promise<Answer> {
  try {
    return await send();
  } catch (error) {
    if (times <= 1 || (statusOf(error) ?? 500) < 500) throw error;
    return await again(times - 1, send);
  }
}

async function ifThere<Found>(looking: () => Promise<Found>): Promise<Found | undefined> {
  try {
    return await looking();
  } catch (error) {
    if (statusOf(error) === 404 && !isAbsentBucket(error)) return undefined;
    throw error;
  }
}

/** Whatever a store answers but the file, people can only try again; why is for the log. */
function told(error: unknown): unknown {
  const byStore = statusOf(error) !== undefined;
  const { code, name } = error as NodeJS.ErrnoException;
  return byStore || code !== undefined || networkTrouble.has(name ?? '') ? storageAway(error) : error;
}

const networkTrouble = new Set(['TimeoutError', 'NetworkingError', 'CredentialsProviderError', 'AbortError']);

const statusOf = (error: unknown) =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;

const isAbsentBucket = (error: unknown) => (error as Error).name === 'NoSuchBucket';

const rangeOf = ({ start, end }: Part) => `bytes=${start}-${end ?? ''}`;

const wholeSize = ({ ContentRange, ContentLength = 0 }: GetObjectCommandOutput) =>
  ContentRange === undefined ? ContentLength : Number(ContentRange.split('/')[1]);

// What encodeURIComponent leaves as it is and a header parameter may not hold: RFC 8187.
const encodeName = (name: string) =>
  encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
