import type { UploadTransport } from './upload.types.ts';

/** A line on which nothing moves for so long is a broken one. */
const stallMs = 60_000;

/** The browser's transport: `fetch` does not say how much of a body has left. */
export const xhrTransport: UploadTransport = ({ method, url, headers, body, onSent, signal }) => {
  if (signal.aborted) return Promise.reject(signal.reason);
  const { promise, resolve, reject } = Promise.withResolvers<Awaited<ReturnType<UploadTransport>>>();
  const request = new XMLHttpRequest();
  request.open(method, url);
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
  let watch = setTimeout(stalled, stallMs);
  function stalled(): void {
    reject(new Error('nothing moves any more'));
    request.abort();
  }
  const moved = () => {
    clearTimeout(watch);
    watch = setTimeout(stalled, stallMs);
  };
  const stop = () => request.abort();
  if (onSent)
    request.upload.onprogress = ({ loaded }) => {
      moved();
      onSent(loaded);
    };
  request.onprogress = moved;
  request.onerror = () => reject(new Error('not answered'));
  request.onabort = () => reject(signal.reason ?? new Error('stopped'));
  request.onload = () =>
    resolve({
      status: request.status,
      header: (name) => request.getResponseHeader(name),
      text: request.responseText,
    });
  request.onloadend = () => {
    clearTimeout(watch);
    signal.removeEventListener('abort', stop);
  };
  signal.addEventListener('abort', stop, { once: true });
  request.send(body ?? null);
  return promise;
};
