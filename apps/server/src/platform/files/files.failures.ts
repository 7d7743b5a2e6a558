import { oneRequestBytes } from '@souk/shared/files/limits.ts';
import { type FileErrorCode, type FileRefusal, fileErrorCodes } from '@souk/shared/files/schema.ts';
import { Failure } from '../errors/failure.ts';
import { toFailure } from '../errors/to-failure.ts';

const refused = (code: FileErrorCode, status: number, message: string, details?: unknown): Failure =>
  new Failure({ code, status, message, details });

/** In answers about files the reason is one of the codes for files (product §6), whichever part refuses. */
export function inCodesOfFiles(error: unknown): unknown {
  const { code, status, message, details, headers } = toFailure(error);
  if (status === 404) return noSuchFile();
  if (status >= 500 || status === 429 || known.has(code)) return error;
  const own = byStatus[status] ?? 'invalid-format';
  return new Failure({ code: own, status, message, details, ...(headers ? { headers } : {}) });
}

const known: ReadonlySet<string> = new Set(fileErrorCodes);
const byStatus: Readonly<Record<number, FileErrorCode>> = { 403: 'unauthorized', 413: 'quota-exceeded' };

export const noSuchFile = (): Failure => refused('object-not-found', 404, 'There’s no such file.');

export const uploadExpired = (): Failure =>
  refused('object-not-found', 410, 'This upload wasn’t finished in time. Upload the file again.');

export const fileTooLarge = (maxBytes: number): Failure =>
  refused('quota-exceeded', 413, `This can be up to ${megabytes(maxBytes)} MB.`, { maxBytes });

export const quotaExceeded = (quotaBytes: number): Failure =>
  refused(
    'quota-exceeded',
    413,
    `Your files fill your ${megabytes(quotaBytes)} MB of storage. Delete some first.`,
    { quotaBytes },
  );

export const tooManyUploads = (most: number): Failure =>
  refused('quota-exceeded', 413, `Finish some of your uploads first. You can have up to ${most} at a time.`, {
    most,
  });

export const emptyFile = (): Failure => refused('invalid-format', 400, 'This file is empty.');

export const unknownPurpose = (): Failure =>
  refused('invalid-format', 400, 'Say what the file is for.', [
    { field: 'purpose', message: 'Is not a purpose.' },
  ]);

export const badFileName = (): Failure =>
  refused('invalid-format', 400, 'Give the file another name.', [
    { field: 'filename', message: 'Is empty, too long, or contains characters a name can’t have.' },
  ]);

export const badUpload = (status = 400): Failure =>
  refused('invalid-format', status, 'This isn’t a valid upload request.');

export const otherTusVersion = (): Failure =>
  new Failure({
    code: 'invalid-format',
    status: 412,
    message: 'Uploads use tus 1.0.0.',
    headers: { 'tus-version': '1.0.0' },
  });

export const otherOffset = (): Failure =>
  refused(
    'invalid-format',
    409,
    'This part doesn’t follow what we have. Check the offset and continue from there.',
  );

export const otherChecksum = (): Failure =>
  refused('invalid-format', 460, 'This part was damaged in transit. Send it again.');

export const unknownChecksum = (): Failure =>
  refused('invalid-format', 400, 'That checksum algorithm isn’t supported.');

export const uploadBusy = (): Failure =>
  refused('invalid-format', 423, 'Another part of this file is being written right now. Try again.');

export const beyondTheEnd = (): Failure =>
  refused('invalid-format', 413, 'This is more than the announced file size.');

export const largerThanOneRequest = (): Failure =>
  refused('quota-exceeded', 413, 'That is too large for one request. Send it in parts, with tus.', {
    maxBytes: oneRequestBytes,
  });

export const notAccepted = (refusal: FileRefusal): Failure =>
  refused('invalid-format', 422, refusalWords[refusal], { refusal });

export const fileInUse = (): Failure =>
  refused('unauthorized', 409, 'This file is in use. Remove it there first.');

export const stillOnItsWay = (): Failure =>
  refused('invalid-format', 409, 'This file hasn’t been saved yet.');

const refusalWords: Readonly<Record<FileRefusal, string>> = {
  empty: 'This file is empty.',
  'not-accepted': 'This type of file isn’t accepted.',
  damaged: 'This file is damaged or incomplete.',
  heic: 'HEIC isn’t accepted. Send the photo as a JPEG.',
  'too-many-pixels': 'This picture has too many pixels.',
  'too-complex': 'This picture takes too long to read.',
  'too-small': 'This picture is too small.',
};

const megabytes = (bytes: number) => Math.floor(bytes / 1024 / 1024);
