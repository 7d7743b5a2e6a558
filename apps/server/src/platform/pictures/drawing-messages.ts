import type { ImageFormat } from '@souk/shared/images/schema.ts';
import type { PictureRefusal, PictureShape, PictureSource, TakenPicture } from './picture.ts';

export type Task =
  /** Of a stranger's file. */
  | { do: 'take'; source: PictureSource; shape: PictureShape }
  /** Of a picture that was taken. */
  | { do: 'shrink'; taken: Uint8Array; width: number; format: ImageFormat };

export interface Question {
  id: number;
  task: Task;
}

export type Answer =
  | { ready: true }
  | { id: number; picture: TakenPicture }
  | { id: number; bytes: Uint8Array }
  | { id: number; refusal: PictureRefusal }
  /** Nothing of the picture's: its file cannot be read. */
  | { id: number; failure: string };
