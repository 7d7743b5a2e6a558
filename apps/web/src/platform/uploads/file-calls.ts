import type { FilePurpose, StoredFile } from '@souk/shared/files/schema.ts';
import { failureOf, jsonIn, LostUpload } from './answers.ts';
import { PassingTrouble } from './patience.ts';
import type { UploadAnswer, UploadEnvironment, UploadRequest } from './upload.types.ts';
import { UploadError } from './upload-error.ts';

export type FileCalls = ReturnType<typeof createFileCalls>;

type Described = { name: string; type: string; purpose: FilePurpose };
type Call = Pick<UploadRequest, 'method' | 'url'> &
  Partial<Pick<UploadRequest, 'headers' | 'body' | 'onSent'>>;

const tus = { 'tus-resumable': '1.0.0' };
const bytes = 'application/offset+octet-stream';
const json = 'application/json';

/** What is said to the server about one file: tus 1.0 for large ones, one request for small ones. */
export function createFileCalls(
  { endpoint, send, token }: Pick<UploadEnvironment, 'endpoint' | 'send' | 'token'>,
  signal: AbortSignal,
) {
  if (!/^(https?:\/\/|\/)/i.test(endpoint))
    throw new UploadError('invalid-url', `${endpoint} takes no files`);
  const at = (id: string) => `${endpoint}/${encodeURIComponent(id)}`;

  async function ask(call: Call, bearer: string | null): Promise<UploadAnswer> {
    const headers = { accept: 'application/json', ...call.headers };
    if (bearer) Object.assign(headers, { authorization: `Bearer ${bearer}` });
    signal.throwIfAborted();
    try {
      return await send({ ...call, headers, signal });
    } catch (cause) {
      signal.throwIfAborted();
      throw new PassingTrouble(`${call.method} was not answered`, { cause });
    }
  }

  async function answerTo(call: Call): Promise<UploadAnswer> {
    const bearer = token();
    const answer = await ask(call, bearer);
    const now = token();
    // A person who signed in anew meanwhile is meant by the next token, not by the old one.
    return answer.status === 401 && now && now !== bearer ? await ask(call, now) : answer;
  }

  return {
    async create(size: number, what: Described): Promise<string> {
      const answer = await answerTo({
        method: 'POST',
        url: endpoint,
        headers: { ...tus, 'upload-length': String(size), 'upload-metadata': metadataOf(what) },
      });
      if (answer.status !== 201) throw failureOf(answer);
      return idIn(answer.header('location'));
    },

    async offset(id: string, size: number): Promise<number> {
      const answer = await answerTo({ method: 'HEAD', url: at(id), headers: tus });
      if (isGone(answer)) throw new LostUpload('the server does not have it');
      if (answer.status !== 200 && answer.status !== 204) throw failureOf(answer);
      if (Number(answer.header('upload-length') ?? size) !== size)
        throw new LostUpload('it is another file there');
      return offsetIn(answer, 0, size);
    },

    /** Where the file continues after these bytes. */
    async append(id: string, from: number, size: number, body: Blob, onSent: (bytes: number) => void) {
      const headers = { ...tus, 'upload-offset': String(from), 'content-type': bytes };
      const answer = await answerTo({ method: 'PATCH', url: at(id), headers, body, onSent });
      if (isGone(answer)) throw new LostUpload('the server no longer has it');
      if (answer.status !== 204 && answer.status !== 200) throw failureOf(answer);
      return offsetIn(answer, from + 1, size);
    },

    async whole(body: Blob, { name, type, purpose }: Described, onSent: (bytes: number) => void) {
      const query = new URLSearchParams({ purpose, name });
      const headers = { 'content-type': type || 'application/octet-stream' };
      const answer = await answerTo({ method: 'POST', url: `${endpoint}?${query}`, headers, body, onSent });
      if (answer.status !== 201) throw failureOf(answer);
      return jsonIn<StoredFile>(answer);
    },

    /** What became of it; the server holds the answer back for so many seconds while it is still looking. */
    async file(id: string, waitSeconds = 0): Promise<StoredFile> {
      const query = waitSeconds > 0 ? `?wait=${waitSeconds}` : '';
      const answer = await answerTo({ method: 'GET', url: at(id) + query });
      if (answer.status !== 200) throw failureOf(answer);
      return jsonIn<StoredFile>(answer);
    },

    /** Words for those who cannot see the picture. */
    async describe(id: string, alt: string): Promise<StoredFile> {
      const body = new Blob([JSON.stringify({ alt })], { type: json });
      const answer = await answerTo({
        method: 'PATCH',
        url: at(id),
        headers: { 'content-type': json },
        body,
      });
      if (answer.status !== 200) throw failureOf(answer);
      return jsonIn<StoredFile>(answer);
    },

    async remove(id: string): Promise<void> {
      const answer = await answerTo({ method: 'DELETE', url: at(id), headers: tus });
      if (answer.status >= 300 && !isGone(answer)) throw failureOf(answer);
    },
  };
}

const isGone = ({ status }: UploadAnswer) => status === 404 || status === 410;

/** Only the id is taken from an address: the bearer goes nowhere but to the endpoint. */
function idIn(location: string | null): string {
  const id = /\/files\/([\w-]+)\/?$/.exec((location ?? '').replace(/[?#].*$/, ''))?.[1];
  if (!id) throw new UploadError('invalid-url', `no upload can be at ${location}`);
  return id;
}

function offsetIn(answer: UploadAnswer, least: number, most: number): number {
  const text = answer.header('upload-offset');
  const offset = Number(text);
  if (!text || !Number.isSafeInteger(offset) || offset < least || offset > most)
    throw new PassingTrouble(`an offset of ${text} cannot be`);
  return offset;
}

function metadataOf({ name, type, purpose }: Described): string {
  const pairs: Array<[string, string]> = [
    ['filename', name],
    ['purpose', purpose],
    ['filetype', type],
  ];
  return pairs.flatMap(([key, value]) => (value ? [`${key} ${base64(value)}`] : [])).join(',');
}

function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}
