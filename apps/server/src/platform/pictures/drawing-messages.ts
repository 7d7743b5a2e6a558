import type { ImageFormat } from '@souk/shared/images/paths.ts';
import type {
  PictureAnswer,
  PictureFacts,
  PictureRefusal,
  PictureShape,
  PictureSource,
  TakenPicture,
} from './picture.ts';

export type Task =
  /** At what a stranger's file says of itself. */
  | { do: 'look'; source: PictureSource }
  /** Of a stranger's file. */
  | { do: 'take'; source: PictureSource; shape: PictureShape }
  /** Of a drawing of the market's own. */
  | { do: 'rasterise'; svg: string; width: number; format: ImageFormat }
  /** Of a picture that was taken. */
  | { do: 'shrink'; taken: Uint8Array; width: number; format: ImageFormat };

export interface Question {
  id: number;
  task: Task;
}

export type Answer =
  | { ready: true }
  | { id: number; facts: PictureFacts }
  | { id: number; picture: TakenPicture }
  | { id: number; bytes: Uint8Array }
  | { id: number; refusal: PictureRefusal }
  /** Nothing of the picture's: its file cannot be read. */
  | { id: number; failure: string };

/** What comes of a task. */
export type Done = PictureAnswer | { facts: PictureFacts } | { bytes: Buffer };
