import { endSession, sessionStore } from '@/platform/session/session.store.ts';
import { answerOf } from './api-client.ts';
import { ApiError, isApiError } from './api-error.ts';
import { apiBase } from './base.ts';

interface UploadOptions {
  /** From 0 to 1. */
  onProgress?: (sent: number) => void;
}

/** Sends one file in one request and says how far it is, which `fetch` cannot. */
export function uploadFile<T>(path: string, file: Blob, { onProgress }: UploadOptions = {}): Promise<T> {
  const what = `PUT ${path}`;
  const { token } = sessionStore.getState();
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const request = new XMLHttpRequest();
  const fail = (code: string) => reject(new ApiError(code, 0, `${what} was not answered`));
  request.open('PUT', apiBase + path);
  request.setRequestHeader('accept', 'application/json');
  request.setRequestHeader('accept-language', document.documentElement.lang);
  request.setRequestHeader('content-type', file.type || 'application/octet-stream');
  if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
  request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
  request.onerror = () => fail('network_error');
  request.onabort = () => fail('request_aborted');
  request.onload = () => {
    const headers = { get: (name: string) => request.getResponseHeader(name) };
    try {
      resolve(answerOf<T>(what, { status: request.status, headers }, request.responseText));
    } catch (error) {
      if (token && isApiError(error, 'unauthenticated')) endSession(token);
      reject(error);
    }
  };
  request.send(file);
  return promise;
}
