import type { UserId } from '@souk/shared/ids.ts';
import type { ImageFormat } from '@souk/shared/images/paths.ts';
import type { PictureAnswer, PictureSource } from './picture.ts';
import { pictureDrawer } from './picture-drawer.ts';

export type { PictureAnswer, PictureSource, TakenPicture } from './picture.ts';

/** Larger ones are never shown. */
const storedSide = 2560;

// One for all: what pictures take together has one bound, and everyone who sends some has their share.
const drawer = pictureDrawer();

/** What `who` sent, as a picture of ours or refused. Fails only when the market itself does. */
export const takePicture = (who: UserId, source: PictureSource): Promise<PictureAnswer> =>
  drawer.draw(who, source, { fit: 'inside', side: storedSide });

export const takeSquarePicture = (who: UserId, source: PictureSource, side: number): Promise<PictureAnswer> =>
  drawer.draw(who, source, { fit: 'square', side });

/** One that was taken, in a size it is shown in. */
export const shrinkPicture = (taken: Buffer, width: number, format: ImageFormat): Promise<Buffer> =>
  drawer.shrink(taken, width, format);

/** A drawing of the market's own, in a size it is shown in. */
export const rasteriseDrawing = (svg: string, width: number, format: ImageFormat): Promise<Buffer> =>
  drawer.rasterise(svg, width, format);

/** To be called when a picture is on its way: what takes it is then there before it is. */
export const wakePictures = (): void => drawer.wake();
