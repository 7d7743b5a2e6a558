import { isIP } from 'node:net';
import { BadOffer } from './bad-offer.ts';
import { firstMatch, intoLines } from './lines.ts';

/** By which ICE knows the other side. */
export interface Credentials {
  readonly user: string;
  readonly password: string;
}

const MOST_CANDIDATES = 32;

export function readCredentials(lines: readonly string[]): Credentials {
  const user = firstMatch(lines, /^a=ice-ufrag:([A-Za-z0-9+/]{4,256})$/);
  const password = firstMatch(lines, /^a=ice-pwd:([A-Za-z0-9+/]{22,256})$/);
  if (!user || !password) throw new BadOffer('the offer has no ice-ufrag and ice-pwd');
  return { user, password };
}

/**
 * Where the other side may be reached over UDP. Names are left out: they would be looked up, and an `.local` one is
 * known to nobody here.
 */
export function readCandidates(lines: readonly string[]): string[] {
  const candidates = lines.flatMap((line) => {
    const found =
      /^a=(candidate:[\w+/]{1,32} 1 udp \d{1,10} (\S{2,45}) \d{1,5} typ (?:host|srflx|prflx|relay))/i.exec(
        line,
      );
    return found && isIP(found[2]!) ? [found[1]!] : [];
  });
  if (candidates.length > MOST_CANDIDATES) throw new BadOffer('there are too many candidates');
  return candidates;
}

/** What a client adds while it looks for ways (RFC 8840). */
export interface Fragment {
  /** Left out by some clients. */
  readonly credentials: Credentials | undefined;
  readonly candidates: readonly string[];
}

export function readFragment(text: string): Fragment {
  const lines = intoLines(text).filter(Boolean);
  if (lines.length === 0 || !lines.every((line) => /^[a-z]=/.test(line))) {
    throw new BadOffer('this is no fragment of SDP');
  }
  const hasCredentials = lines.some((line) => /^a=ice-(?:ufrag|pwd):/.test(line));
  return {
    credentials: hasCredentials ? readCredentials(lines) : undefined,
    candidates: readCandidates(lines),
  };
}
