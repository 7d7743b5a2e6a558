import { purposes } from '@souk/shared/files/purposes.ts';
import { clipLength } from '@souk/shared/live/shows/edit-rules.ts';

export type ClipProblem = 'too-large' | 'too-long' | 'not-played' | 'failed';

/** Why a file is no preview clip, as far as this browser can tell before it is sent; the market looks again. */
export async function problemOfClip(file: File): Promise<ClipProblem | null> {
  if (file.size > purposes['show-clip'].maxBytes) return 'too-large';
  const url = URL.createObjectURL(file);
  try {
    const seconds = await lengthOf(url);
    if (seconds === null) return 'not-played';
    return seconds > clipLength.mostSeconds + 0.5 ? 'too-long' : null;
  } finally {
    URL.revokeObjectURL(url);
  }
}

function lengthOf(url: string): Promise<number | null> {
  const video = document.createElement('video');
  return new Promise((resolve) => {
    video.preload = 'metadata';
    video.onloadedmetadata = () => resolve(video.duration);
    video.onerror = () => resolve(null);
    video.src = url;
  });
}
