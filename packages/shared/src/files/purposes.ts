import type { FileKind, FilePurpose, FileVisibility } from './schema.ts';

const MEGABYTE = 1024 * 1024;

export interface PurposeRule {
  kind: FileKind;
  visibility: FileVisibility;
  maxBytes: number;
}

const picture = { kind: 'picture', visibility: 'public', maxBytes: 32 * MEGABYTE } as const;

/** What a file may be, who may see it and how large it may be: fixed by what it is for. */
export const purposes: Readonly<Record<FilePurpose, PurposeRule>> = {
  'product-image': picture,
  'shop-image': picture,
  'show-image': picture,
  'event-image': picture,
  'review-image': picture,
  'message-image': { ...picture, visibility: 'private' },
  'dispute-image': { ...picture, visibility: 'private' },
  'profile-picture': picture,
  'seller-document': { kind: 'document', visibility: 'private', maxBytes: 20 * MEGABYTE },
  'bank-evidence': { kind: 'document', visibility: 'private', maxBytes: 4 * MEGABYTE },
  import: { kind: 'table', visibility: 'private', maxBytes: 128 * MEGABYTE },
  'show-clip': { kind: 'video', visibility: 'public', maxBytes: 32 * MEGABYTE },
};
