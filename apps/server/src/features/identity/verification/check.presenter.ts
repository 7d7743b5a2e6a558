import type { SellerCheck, SellerDocument, Verification } from '@souk/shared/identity/verification/schema.ts';
import type { CheckRow, DocumentRow } from './check.repo.ts';
import type { VerificationOf } from './check.service.ts';

const DAY_MS = 86_400_000;

export const presentVerification = ({ user, check }: VerificationOf, documentDays: number): Verification => ({
  email: { address: user.email, verified: user.email_verified_at !== null },
  phone: { number: user.phone, verified: user.phone_verified_at !== null },
  seller: {
    verified: user.seller_verified_at !== null,
    check: check && presentCheck(check, documentDays),
    documentDays,
  },
});

export const presentCheck = (check: CheckRow, documentDays: number): SellerCheck => ({
  _id: check.id,
  state: check.state,
  legalName: check.legal_name,
  country: check.country,
  reason: check.reason,
  documents: check.documents.map(presentDocument),
  sentAt: check.sent_at?.toISOString() ?? null,
  endedAt: check.ended_at?.toISOString() ?? null,
  documentsUntil: storedUntil(check.ended_at, documentDays),
});

export const presentDocument = (document: DocumentRow): SellerDocument => ({
  kind: document.kind,
  contentType: document.contentType,
  bytes: document.bytes,
  uploadedAt: new Date(document.uploadedAt).toISOString(),
});

export const storedUntil = (endedAt: Date | null, documentDays: number): string | null =>
  endedAt && new Date(endedAt.getTime() + documentDays * DAY_MS).toISOString();
