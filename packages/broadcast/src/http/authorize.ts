import type { IncomingMessage } from 'node:http';
import { type Claims, type Right, readToken } from '../tokens/token.ts';
import { Refusal } from './answer.ts';

export interface Gate {
  readonly key: Buffer;
  /** Seconds since 1970. */
  readonly now: () => number;
}

interface Wanted {
  may: Right;
  show?: string;
  /** A line that is open may be told of and closed by who opened it, also when their token has run out. */
  evenExpired?: boolean;
}

/** Nothing is learnt from a refusal: it does not depend on what there is. */
export function authorize({ headers }: IncomingMessage, gate: Gate, wanted: Wanted): Claims {
  const given = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
  const claims = given === undefined ? undefined : readToken(gate.key, given);
  if (!claims || (claims.until <= gate.now() && !wanted.evenExpired)) {
    throw new Refusal(401, 'a token that is good is needed', { 'www-authenticate': 'Bearer' });
  }
  if (claims.may !== wanted.may || (wanted.show !== undefined && claims.show !== wanted.show)) {
    throw new Refusal(403, 'this token is for something else');
  }
  return claims;
}
