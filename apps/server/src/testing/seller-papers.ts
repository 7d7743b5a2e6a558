import type { DocumentKind } from '@souk/shared/identity/verification/schema.ts';
import type { UserId } from '@souk/shared/ids.ts';
import type { TestApp } from './build-test-app.ts';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export const png = (text: string): Buffer => Buffer.concat([PNG, Buffer.from(text)]);
export const pdf = (text: string): Buffer => Buffer.from(`%PDF-1.7\n${text}`);

export const sellerUrl = (id: UserId) => `/api/users/${id}/verification/seller`;

/** Sends a document as a browser does. */
export const putPaper = (
  app: TestApp,
  user: { id: UserId },
  { kind = 'identity-front', bytes = png('front'), type = 'image/png' }: PaperInput = {},
) => app.as(user).put(`${sellerUrl(user.id)}/documents/${kind}`, bytes, { 'content-type': type });

interface PaperInput {
  kind?: DocumentKind | string;
  bytes?: Buffer;
  type?: string;
}

/** Begins a check, adds the one document that is needed, and hands it in. */
export async function handIn(app: TestApp, user: { id: UserId }): Promise<string> {
  const seller = app.as(user);
  await seller.post(sellerUrl(user.id), { legalName: 'Nour El Amrani', country: 'MA' });
  await putPaper(app, user);
  const { body, status } = await seller.post(`${sellerUrl(user.id)}/send`);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body._id;
}
