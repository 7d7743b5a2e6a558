export {
  coverOf,
  deleteStoredPicture,
  galleryOf,
  insertStoredPicture,
  pictureOf,
  reviewPicturesOf,
} from './image.repo.ts';
export { images } from './images.plugin.ts';
export { forgetPicture } from './source.repo.ts';
export { squarePicture } from './square-picture.ts';
export { keysOfPicture, originalKey } from './stored-picture.ts';
export type { Variant } from './variant.service.ts';
