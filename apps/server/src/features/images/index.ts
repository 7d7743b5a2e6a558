export { coverOf, galleryOf, pictureOf, reviewPicturesOf } from './image.repo.ts';
export { images } from './images.plugin.ts';
export type { Variant } from './variant.service.ts';
