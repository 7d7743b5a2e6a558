import type { OwnUser } from '@souk/shared/identity/accounts/schema.ts';
import type { DocumentKind, SellerCheck, Verification } from '@souk/shared/identity/verification/schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';
import { uploadFile } from '@/platform/api/upload.ts';
import { refreshUser } from '@/platform/session/session.store.ts';

export type CodeWay = 'email' | 'phone';

/** What of oneself is proved, and how the seller check stands. */
export function getVerification(userId: string) {
  return queryOptions({
    queryKey: ['users', userId, 'verification'],
    queryFn: ({ signal }) => api.get<Verification>(`/users/${userId}/verification`, { signal }),
  });
}

export function sendCode(userId: string, way: CodeWay, phone?: string): Promise<unknown> {
  return api.post(`/users/${userId}/verification/${way}`, way === 'phone' ? { phone } : {});
}

export async function confirmCode(userId: string, way: CodeWay, code: string, phone?: string): Promise<void> {
  const body = way === 'phone' ? { phone, code } : { code };
  refreshUser(await api.post<OwnUser>(`/users/${userId}/verification/${way}/confirm`, body));
}

type NameInput = Pick<SellerCheck, 'legalName' | 'country'>;

export const startCheck = (userId: string, input: NameInput): Promise<SellerCheck> =>
  api.post<SellerCheck>(`/users/${userId}/verification/seller`, input);

export const sendCheck = (userId: string): Promise<SellerCheck> =>
  api.post<SellerCheck>(`/users/${userId}/verification/seller/send`);

export const withdrawCheck = (userId: string): Promise<SellerCheck> =>
  api.post<SellerCheck>(`/users/${userId}/verification/seller/withdraw`);

const documentPath = (userId: string, kind: DocumentKind) =>
  `/users/${userId}/verification/seller/documents/${kind}`;

export const putDocument = (
  userId: string,
  kind: DocumentKind,
  file: File,
  onProgress: (sent: number) => void,
): Promise<SellerCheck> => uploadFile<SellerCheck>(documentPath(userId, kind), file, { onProgress });

export const removeDocument = (userId: string, kind: DocumentKind): Promise<SellerCheck> =>
  api.delete<SellerCheck>(documentPath(userId, kind));

/** The file itself, kept only while it is looked at. */
export function getDocument(userId: string, kind: DocumentKind, uploadedAt: string) {
  return queryOptions({
    queryKey: ['users', userId, 'document', kind, uploadedAt],
    queryFn: ({ signal }) => api.file(documentPath(userId, kind), { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
}
