import type { FileErrorCode, FileRefusal } from '@souk/shared/files/schema.ts';

/** Why an upload did not end well (product §6). */
export class UploadError extends Error {
  override readonly name = 'UploadError';
  readonly code: FileErrorCode;
  /** What is wrong with the content, when the server looked at it. */
  readonly refusal: FileRefusal | undefined;
  readonly requestId: string | undefined;

  constructor(code: FileErrorCode, message: string, more: UploadErrorMore = {}) {
    super(message, { cause: more.cause });
    this.code = code;
    this.refusal = more.refusal;
    this.requestId = more.requestId;
  }
}

type UploadErrorMore = { refusal?: FileRefusal | undefined; requestId?: string | undefined; cause?: unknown };

const codes: Record<FileErrorCode, true> = {
  'object-not-found': true,
  unauthenticated: true,
  unauthorized: true,
  'quota-exceeded': true,
  'retry-limit-exceeded': true,
  canceled: true,
  'invalid-url': true,
  'invalid-format': true,
};

export function isFileErrorCode(code: string | undefined): code is FileErrorCode {
  return code !== undefined && Object.hasOwn(codes, code);
}

/** The same file may well be taken later; of the others nothing changes by trying again. */
export function mayGoOn({ code }: UploadError): boolean {
  return code === 'unauthenticated' || code === 'retry-limit-exceeded' || code === 'quota-exceeded';
}
