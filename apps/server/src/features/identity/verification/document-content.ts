import type { DocumentType } from '@souk/shared/identity/verification/schema.ts';

/** What a file is by how it begins, whatever it was called. */
export function contentOf(bytes: Uint8Array): DocumentType | undefined {
  return (Object.keys(beginnings) as DocumentType[]).find((type) =>
    beginnings[type].every((byte, at) => bytes[at] === byte),
  );
}

const beginnings: Record<DocumentType, readonly number[]> = {
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  // %PDF-
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
};
