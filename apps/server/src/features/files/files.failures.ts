import type { FileErrorCode, FileRefusal } from '@souk/shared/files/schema.ts';
import { Failure } from '../../platform/errors/failure.ts';

const refused = (code: FileErrorCode, status: number, message: string, details?: unknown): Failure =>
  new Failure({ code, status, message, details });

export const noSuchFile = (): Failure => refused('object-not-found', 404, 'There is no such file.');

export const uploadExpired = (): Failure =>
  refused('object-not-found', 410, 'This upload was not finished in time. Please send the file again.');

export const fileTooLarge = (maxBytes: number): Failure =>
  refused('quota-exceeded', 413, `This may be ${megabytes(maxBytes)} MB at most.`, { maxBytes });

export const quotaExceeded = (quotaBytes: number): Failure =>
  refused(
    'quota-exceeded',
    413,
    `Your files take up the ${megabytes(quotaBytes)} MB there are for you. Delete some first.`,
    { quotaBytes },
  );

export const tooManyUploads = (most: number): Failure =>
  refused('quota-exceeded', 413, `Finish some of your uploads first: ${most} may be under way.`, { most });

export const emptyFile = (): Failure => refused('invalid-format', 400, 'This file is empty.');

export const unknownPurpose = (): Failure =>
  refused('invalid-format', 400, 'Say what the file is for.', [
    { field: 'purpose', message: 'Is not a purpose.' },
  ]);

export const badFileName = (): Failure =>
  refused('invalid-format', 400, 'Give the file another name.', [
    { field: 'filename', message: 'Is too long, empty, or has signs in it that a name may not have.' },
  ]);

export const badUpload = (status = 400): Failure =>
  refused('invalid-format', status, 'This is not how a file is sent here.');

export const otherTusVersion = (): Failure =>
  new Failure({
    code: 'invalid-format',
    status: 412,
    message: 'Files are sent here with version 1.0.0 of tus.',
    headers: { 'tus-version': '1.0.0' },
  });

export const otherOffset = (): Failure =>
  refused('invalid-format', 409, 'This part does not follow what has arrived. Ask where to go on.');

export const otherChecksum = (): Failure =>
  refused('invalid-format', 460, 'This part was damaged on its way. Send it again.');

export const unknownChecksum = (): Failure =>
  refused('invalid-format', 400, 'This way of counting a checksum is not known here.');

export const uploadBusy = (): Failure =>
  refused('invalid-format', 423, 'Another part of this file is just being written. Try again.');

export const beyondTheEnd = (): Failure =>
  refused('invalid-format', 413, 'This is more than the file was said to have.');

export const largerThanOneRequest = (): Failure =>
  new Failure({
    code: 'payload_too_large',
    status: 413,
    message: 'That is too large for one request. Send it in parts, with tus.',
  });

export const notAccepted = (refusal: FileRefusal): Failure =>
  refused('invalid-format', 422, refusalWords[refusal], { refusal });

export const fileInUse = (): Failure =>
  new Failure({ code: 'in_use', status: 409, message: 'This is shown somewhere. Take it out there first.' });

export const stillOnItsWay = (): Failure => refused('invalid-format', 409, 'This file is not kept yet.');

export const refusalWords: Readonly<Record<FileRefusal, string>> = {
  empty: 'This file is empty.',
  'not-accepted': 'A file of this kind is not accepted here.',
  damaged: 'This file is damaged or not complete.',
  heic: 'HEIC is not accepted. Send the picture as a JPEG.',
  'too-many-pixels': 'This picture has too many pixels.',
  'too-complex': 'This picture takes too long to read.',
  'too-small': 'This picture is too small.',
};

const megabytes = (bytes: number) => Math.floor(bytes / 1024 / 1024);
