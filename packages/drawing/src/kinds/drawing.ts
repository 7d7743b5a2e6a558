import type { PaletteName } from '../palettes.ts';
import type { Pen } from '../pen.ts';

/** One kind of thing, drawn upwards from (0, 0), where it stands; width and height are those of its body. */
export interface StillDrawing {
  width: number;
  height: number;
  draw(pen: Pen, variant: number): string;
  /** Shares of the picture the thing may fill (0.7 wide and 0.58 high unless told), and of its longer side. */
  fitWidth?: number;
  fitHeight?: number;
  fitExtent?: number;
  /** Hangs on the wall instead of standing on the table. */
  hangs?: boolean;
  /** Likes a small companion beside it. */
  companion?: boolean;
  /** Words for its shapes, in turn by variant. */
  shapes?: readonly string[];
  /** Has colours of its own, and is not to be named after the palette's hero. */
  natural?: boolean;
  /** What it always shows, so that a room can be chosen to set it off. */
  always?: readonly string[];
  /** Rooms too close to a colour the thing always has. */
  avoid?: readonly PaletteName[];
}
