import { createHmac, timingSafeEqual } from 'node:crypto';

/** What the bearer of a token may do, for one show only. `control` is the market itself, for every show. */
export type Right = 'publish' | 'watch' | 'control';

export interface Claims {
  readonly may: Right;
  /** Empty for `control`. */
  readonly show: string;
  /** The person it was given to, as far as the relay has to tell people apart. */
  readonly who: string;
  /** Seconds since 1970. */
  readonly until: number;
  /** Of whom nobody knows who they are: from where they come, so that one place does not leave too many lines half open. */
  readonly from?: string | undefined;
  /** Publishes only while viewers watch, if it can. Such a show is made up, and is not recorded. */
  readonly mayPause?: boolean | undefined;
}

const MOST_LENGTH = 1_024;

export function signToken(key: Buffer, { may, show, who, until, ...more }: Claims): string {
  const content = Buffer.from(JSON.stringify([may, show, who, until, more]));
  return `${content.toString('base64url')}.${signatureOf(key, content).toString('base64url')}`;
}

/** Undefined unless we signed it. Whether it is still good is for the caller, who knows the time. */
export function readToken(key: Buffer, token: string): Claims | undefined {
  if (token.length > MOST_LENGTH) return undefined;
  const found = /^([\w-]+)\.([\w-]+)$/.exec(token);
  if (!found) return undefined;
  const content = Buffer.from(found[1]!, 'base64url');
  const given = Buffer.from(found[2]!, 'base64url');
  const right = signatureOf(key, content);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  const [may, show, who, until, more] = JSON.parse(content.toString()) as Content;
  return { may, show, who, until, ...more };
}

type Content = [Right, string, string, number, Omit<Claims, 'may' | 'show' | 'who' | 'until'>?];

const signatureOf = (key: Buffer, content: Buffer): Buffer =>
  createHmac('sha256', key).update('souk broadcast 1 ').update(content).digest();
