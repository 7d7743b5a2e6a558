import { z } from 'zod';
import { fileId } from '../ids.ts';
import { image } from '../images/schema.ts';
import { altLength, customLimits, fileNameLength, longestWaitSeconds } from './limits.ts';

export const filePurposes = [
  'product-image',
  'shop-image',
  'show-image',
  'event-image',
  'review-image',
  'message-image',
  'dispute-image',
  'profile-picture',
  'seller-document',
  'bank-evidence',
  'import',
  'show-clip',
] as const;
export const filePurpose = z.enum(filePurposes);
export type FilePurpose = z.infer<typeof filePurpose>;

export type FileKind = 'picture' | 'document' | 'table' | 'video';

export const fileVisibility = z.enum(['public', 'private']);
export type FileVisibility = z.infer<typeof fileVisibility>;

/** On its way, being looked at, kept, or not accepted. */
export const fileState = z.enum(['uploading', 'checking', 'ready', 'refused']);
export type FileState = z.infer<typeof fileState>;

/** Why a file was not accepted. */
export const fileRefusal = z.enum([
  'empty',
  'not-accepted',
  'damaged',
  'heic',
  'too-many-pixels',
  'too-complex',
  'too-small',
]);
export type FileRefusal = z.infer<typeof fileRefusal>;

/** Codes of what may go wrong with a file (product §6); the last three come from the client. */
export const fileErrorCodes = [
  'object-not-found',
  'unauthenticated',
  'unauthorized',
  'quota-exceeded',
  'invalid-format',
  'retry-limit-exceeded',
  'canceled',
  'invalid-url',
] as const;
export type FileErrorCode = (typeof fileErrorCodes)[number];

// Nothing that a name on disk, a header or a list of files could trip over.
const printable = /^[^\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/u;

export const fileName = z
  .string()
  .trim()
  .min(fileNameLength.min)
  .max(fileNameLength.max)
  .regex(printable)
  .regex(/^[^/\\]*$/)
  .regex(/[^.\s]/);

const coordinate = z.number().min(0).max(1);
/** The point of a picture that stays in sight when it is cut, from the top left. */
export const focusPoint = z.strictObject({ x: coordinate, y: coordinate });

export const customKeys = z
  .record(
    z
      .string()
      .regex(/^[a-zA-Z][\w.-]*$/)
      .max(customLimits.key),
    z.string().max(customLimits.value).regex(printable),
  )
  .refine((custom) => Object.keys(custom).length <= customLimits.keys, `At most ${customLimits.keys} keys.`);

export const storedFile = z.object({
  _id: fileId,
  name: z.string(),
  /** What it is by its content; null until that was looked at. */
  contentType: z.string().nullable(),
  /** In bytes: what was announced, and once it is kept what is kept. */
  size: z.int(),
  received: z.int(),
  purpose: filePurpose,
  visibility: fileVisibility,
  state: fileState,
  refusal: fileRefusal.nullable(),
  alt: z.string(),
  focus: focusPoint,
  custom: z.record(z.string(), z.string()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  image: image.nullable(),
  /** Where it is read: of a public file that is kept. A private one's address is asked for. */
  url: z.string().nullable(),
});
export type StoredFile = z.infer<typeof storedFile>;

export const changeFile = z.strictObject({
  name: fileName.optional(),
  alt: z.string().trim().max(altLength.max).regex(printable).optional(),
  focus: focusPoint.optional(),
  custom: customKeys.optional(),
});
export type ChangeFile = z.infer<typeof changeFile>;

export const oneRequestQuery = z.strictObject({ purpose: filePurpose, name: fileName });

export const readFileQuery = z.strictObject({
  /** Seconds to hang until the file is ready or refused. */
  wait: z.coerce.number().int().min(0).max(longestWaitSeconds).optional(),
});

export const fileUrl = z.object({ url: z.string(), expiresAt: z.iso.datetime().nullable() });
export type FileUrl = z.infer<typeof fileUrl>;
