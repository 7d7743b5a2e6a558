export { diskUploads } from './disk-uploads.ts';
export { findOwnPictures } from './file.repo.ts';
export { deleteFile } from './file.service.ts';
export { fileJobs } from './files.jobs.ts';
export { filesPart } from './files.personal.ts';
export { type FilesOptions, files } from './files.plugin.ts';
export { openUploadPlace } from './open-upload-place.ts';
export { type TakeInParts, takeIn } from './take-in.service.ts';
export type { UploadPlace } from './upload-place.ts';
