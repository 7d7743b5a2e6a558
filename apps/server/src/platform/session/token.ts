import { createHash, randomBytes } from 'node:crypto';

/** 128 random bits. Only their hash is stored, so that a copy of the database opens no session. */
export const newToken = (): string => randomBytes(16).toString('base64url');

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** The token of a bearer header; undefined when there is none that could be ours. */
export function bearerToken(header: string | undefined): string | undefined {
  return header === undefined ? undefined : /^Bearer ([\w-]{22})$/i.exec(header)?.[1];
}
