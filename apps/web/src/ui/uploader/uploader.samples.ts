import { useEffect, useRef } from 'react';
import type { UploadEnvironment, UploadTransport } from '@/platform/uploads/upload.types.ts';

export type Act = 'send' | 'pause' | 'offline' | 'check' | 'quota' | 'signed-out' | 'refused';

/** A server that answers so far and no further. */
export function environmentThat(act: Act): UploadEnvironment {
  let slots = 3;
  return {
    endpoint: '/api/files',
    send: answers[act] ?? part,
    token: () => 'gallery',
    random: () => 1,
    takeSlot: () => (slots-- > 0 ? Promise.resolve(() => undefined) : forever()),
    clock: { now: () => 0, wait: forever },
    network: { online: () => act !== 'offline', whenOnline: forever },
  };
}

const forever = <T>(): Promise<T> => new Promise<T>(() => undefined);

const part: UploadTransport = ({ body, onSent, signal }) => {
  onSent?.(Math.round((body?.size ?? 0) * 0.62));
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
};

const answering =
  (status: number, body: object): UploadTransport =>
  async () => ({ status, header: () => null, text: JSON.stringify(body) });

const answers: Partial<Record<Act, UploadTransport>> = {
  offline: () => Promise.reject(new Error('offline')),
  check: (request) => (request.method === 'GET' ? forever() : answering(201, { _id: 'one' })(request)),
  quota: answering(413, { error: { code: 'quota-exceeded', message: '', requestId: '' } }),
  'signed-out': answering(401, { error: { code: 'unauthenticated', message: '', requestId: '' } }),
};

export function unfitFiles(): File[] {
  return [
    new File(['<svg xmlns="http://www.w3.org/2000/svg"></svg>'], 'logo.svg', { type: 'image/svg+xml' }),
    new File(['\0\0\0\x18ftypheic'], 'IMG_4711.HEIC'),
    new File([], 'nothing.png', { type: 'image/png' }),
  ];
}

/** Calls with one small picture for each hue, once. */
export function usePainted(hues: readonly number[], use: (files: File[]) => void): void {
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void Promise.all(hues.map(painted)).then(use);
  });
}

function painted(hue: number): Promise<File> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [240, 300];
  const paint = canvas.getContext('2d');
  if (paint) {
    paint.fillStyle = `oklch(72% 0.11 ${hue})`;
    paint.fillRect(0, 0, 240, 300);
    paint.fillStyle = `oklch(48% 0.13 ${hue + 40})`;
    paint.beginPath();
    paint.arc(120, 190, 70, 0, 2 * Math.PI);
    paint.fill();
  }
  return new Promise((resolve) => {
    canvas.toBlob((blob) =>
      resolve(new File(blob ? [blob] : [], `picture-${hue}.png`, { type: 'image/png' })),
    );
  });
}
