import type { Readable } from 'node:stream';

/** Where files are kept, under keys such as `images/0190….webp`: a folder, or a store that speaks S3. */
export interface Storage {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Takes a file of this machine over: it is no longer at its path afterwards. */
  putFile(key: string, path: string): Promise<void>;
  /** Undefined when there is nothing under the key. */
  read(key: string): Promise<Buffer | undefined>;
  /** All of it or a part, with the length of the whole; undefined when there is nothing under the key. */
  stream(key: string, part?: Part): Promise<StoredStream | undefined>;
  size(key: string): Promise<number | undefined>;
  /** Deleting what is not there is fine. */
  delete(key: string): Promise<void>;
  /** An address that gives the file without us for a while. A folder has none. */
  url?(key: string, how: UrlOptions): Promise<string>;
}

/** Byte numbers as in a Range header: both ends are part of it. */
export interface Part {
  start: number;
  end?: number;
}

export interface StoredStream {
  stream: Readable;
  size: number;
}

export interface UrlOptions {
  seconds: number;
  /** What it is saved as. */
  name: string;
  contentType: string;
}

/** Refuses what could lead out of the folder, or mean another thing to a store. */
export function checkKey(key: string): string {
  if (!/^[\w-]+(\/[\w.-]*\w)+$/.test(key) || key.includes('..'))
    throw new Error(`not a key of a file: ${key}`);
  return key;
}
