import type { FilePurpose } from '@souk/shared/files/schema.ts';
import { browserEnvironment } from './browser-environment.ts';
import { UploadTask } from './upload-task.ts';

/** One file on its way, for a form that sends just that. */
export const sendOne = (file: File, purpose: FilePurpose): UploadTask =>
  new UploadTask({ file, name: file.name, purpose }, browserEnvironment);
