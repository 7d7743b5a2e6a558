import type { Image } from '@souk/shared/images/schema.ts';
import { apiBase } from '@/platform/api/base.ts';
import { ApiError } from '@/platform/api/index.ts';
import { sessionStore } from '@/platform/session/session.store.ts';

/** Sends one picture in one request (tus 1.0, creation with upload) and answers what it became. */
export async function uploadPicture(file: File): Promise<Image> {
  const { token } = sessionStore.getState();
  let response: Response;
  try {
    response = await fetch(`${apiBase}/files`, {
      method: 'POST',
      body: file,
      headers: {
        'tus-resumable': '1.0.0',
        'upload-length': String(file.size),
        'upload-metadata': `filename ${base64(file.name)},filetype ${base64(file.type)},folder ${base64('images')}`,
        'content-type': 'application/offset+octet-stream',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
    });
  } catch (cause) {
    throw new ApiError('network_error', 0, 'the picture was not sent', { cause });
  }
  const answer = await response.json().catch(() => null);
  if (response.ok) return answer as Image;
  const { code = 'internal_error', message = 'the picture was refused', requestId } = answer?.error ?? {};
  throw new ApiError(code, response.status, message, { requestId });
}

function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}
