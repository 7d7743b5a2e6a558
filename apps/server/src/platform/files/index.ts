export { findOwnPictures } from './file.repo.ts';
export { urlOf } from './file.service.ts';
export { fileJobs } from './files.jobs.ts';
export { filesPart } from './files.personal.ts';
export { type FilesOptions, files } from './files.plugin.ts';
export { openUploadPlace } from './open-upload-place.ts';
export { type SignedAddress, signedAddresses } from './signed-address.ts';
export { type TakeInParts, takeIn } from './take-in.service.ts';
export type { UploadPlace } from './upload-place.ts';
