import type { OutgoingHttpHeaders } from 'node:http';
import type { FilePurpose, StoredFile } from '@souk/shared/files/schema.ts';
import type { InjectOptions } from 'fastify';
import sharp from 'sharp';

interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into an answer as a client without types would
  body: any;
  headers: OutgoingHttpHeaders;
}

/** The person a test calls as. */
interface Caller {
  get(url: string): Promise<Answer>;
  request(options: InjectOptions): Promise<Answer>;
}

/** What tests say to the tus server, header by header. */
export const TUS = { 'tus-resumable': '1.0.0' };
export const PART = { ...TUS, 'content-type': 'application/offset+octet-stream' };

export const metadata = (values: Record<string, string>): string =>
  Object.entries(values)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',');

interface Announced {
  size: number;
  purpose?: FilePurpose;
  name?: string;
}

export const announce = (
  caller: Caller,
  { size, purpose = 'import', name = 'stock.csv' }: Announced,
  headers: Record<string, string> = {},
): Promise<Answer> =>
  caller.request({
    method: 'POST',
    url: '/api/files',
    headers: {
      ...TUS,
      'upload-length': String(size),
      'upload-metadata': metadata({ filename: name, purpose }),
      ...headers,
    },
  });

/** Where an announced upload is. */
export async function begin(caller: Caller, announced: Announced): Promise<string> {
  const { status, headers, body } = await announce(caller, announced);
  if (status !== 201) throw new Error(`not announced: ${status} ${JSON.stringify(body)}`);
  return String(headers.location);
}

export const sendPart = (
  caller: Caller,
  url: string,
  offset: number,
  bytes: InjectOptions['payload'] & {},
  headers: Record<string, string> = {},
): Promise<Answer> =>
  caller.request({
    method: 'PATCH',
    url,
    headers: { ...PART, 'upload-offset': String(offset), ...headers },
    payload: bytes,
  });

export const head = (caller: Caller, url: string): Promise<Answer> =>
  caller.request({ method: 'HEAD', url, headers: TUS });

export const sendAtOnce = (
  caller: Caller,
  { purpose = 'import', name = 'stock.csv', bytes }: { purpose?: string; name?: string; bytes: Buffer },
  headers: Record<string, string> = {},
): Promise<Answer> =>
  caller.request({
    method: 'POST',
    url: `/api/files?purpose=${purpose}&name=${encodeURIComponent(name)}`,
    headers: { 'content-type': 'application/octet-stream', ...headers },
    payload: bytes,
  });

/** A picture that was sent and kept. */
export async function storedPhoto(caller: Caller, purpose: FilePurpose): Promise<StoredFile> {
  const { status, body } = await sendAtOnce(caller, { purpose, name: 'photo.jpg', bytes: await photo() });
  if (status !== 201) throw new Error(`not kept: ${status} ${JSON.stringify(body)}`);
  return body;
}

/** The file once it is kept or refused. */
export async function settled(caller: Caller, url: string): Promise<StoredFile> {
  const { status, body } = await caller.get(`${url}?wait=20`);
  if (status !== 200 || !['ready', 'refused'].includes(body.state)) {
    throw new Error(`not settled: ${status} ${JSON.stringify(body)}`);
  }
  return body;
}

/** So many bytes of a table. */
export function table(size: number): Buffer {
  return Buffer.alloc(size, 'sku,name,stock\nmug-1,Blue mug,12\n');
}

export const photo = (width = 80, height = 60): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#c2410c' } })
    .jpeg()
    .toBuffer();
