import type { ErrorEnvelope } from '@souk/shared/errors.ts';
import { endSession, sessionStore } from '@/platform/session/session.store.ts';
import { ApiError } from './api-error.ts';
import { apiBase } from './base.ts';

interface UploadOptions {
  /** From 0 to 1. */
  onProgress?: (sent: number) => void;
  signal?: AbortSignal;
}

/** Sends one file in one request and says how far it is, which `fetch` cannot. */
export function uploadFile<T>(
  path: string,
  file: Blob,
  { onProgress, signal }: UploadOptions = {},
): Promise<T> {
  const { token } = sessionStore.getState();
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const request = new XMLHttpRequest();
  const fail = (code: string) => reject(new ApiError(code, 0, `PUT ${path} was not answered`));
  request.open('PUT', apiBase + path);
  request.responseType = 'json';
  request.setRequestHeader('accept', 'application/json');
  request.setRequestHeader('content-type', file.type || 'application/octet-stream');
  if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
  request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
  request.onerror = () => fail('network_error');
  request.onabort = () => fail('request_aborted');
  request.onload = () => {
    if (request.status >= 200 && request.status < 300) return resolve(request.response as T);
    const { code, message, details, requestId } = envelopeIn(request.response);
    if (code === 'unauthenticated' && token) endSession(token);
    const retryAfter = Number(request.getResponseHeader('retry-after')) || undefined;
    reject(new ApiError(code, request.status, message, { details, requestId, retryAfter }));
  };
  signal?.addEventListener('abort', () => request.abort(), { once: true });
  request.send(file);
  return promise;
}

type Told = ErrorEnvelope['error'];

function envelopeIn(answer: unknown): Pick<Told, 'code' | 'message' | 'details'> & { requestId?: string } {
  const error = (answer as Partial<ErrorEnvelope> | null)?.error;
  return error ?? { code: 'internal_error', message: 'the file was refused', details: undefined };
}
