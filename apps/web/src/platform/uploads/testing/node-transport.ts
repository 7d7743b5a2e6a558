import { request as openRequest } from 'node:http';
import type { UploadTransport } from '../upload.types.ts';

const PIECE = 64 * 1024;

/** The transport of the tests: what a browser does with XMLHttpRequest, and as progress what left piece by piece. */
export const nodeTransport: UploadTransport = async ({ method, url, headers, body, onSent, signal }) => {
  const bytes = body ? Buffer.from(await body.arrayBuffer()) : null;
  const length = bytes ? { 'content-length': String(bytes.length) } : {};
  return await new Promise((resolve, reject) => {
    const request = openRequest(url, { method, headers: { ...headers, ...length }, signal, agent: false });
    request.on('error', reject);
    request.on('response', (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('error', reject);
      response.on('close', () => (response.complete ? undefined : reject(new Error('cut off'))));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          header: (name) => response.headers[name]?.toString() ?? null,
          text: Buffer.concat(pieces).toString(),
        }),
      );
    });
    const send = (from: number) => {
      if (!bytes || from >= bytes.length) return void request.end();
      const to = Math.min(bytes.length, from + PIECE);
      request.write(bytes.subarray(from, to), (error) => {
        if (error) return;
        onSent?.(to);
        send(to);
      });
    };
    send(0);
  });
};
