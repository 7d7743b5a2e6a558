import { createHmac } from 'node:crypto';

/** The header by which a receiver knows who sent something, and when. */
export function signatureHeader(payload: string, secret: string, now: number): string {
  const signature = createHmac('sha256', secret).update(`${now}.${payload}`).digest('hex');
  return `t=${now},v1=${signature}`;
}
