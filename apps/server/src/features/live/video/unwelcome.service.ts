import type { OnAir } from '@souk/broadcast/relay/show-events.ts';
import { isCanonicalId, type ShowId } from '@souk/shared/ids.ts';
import { readSecond } from '../../../platform/broadcast/index.ts';
import type { Db } from '../../../platform/db/database.ts';
import { findTakers, type Taker } from './show-videos.repo.ts';
import { holderOf, isHolder } from './stream-key.service.ts';
import { takesVideo } from './video.policy.ts';

/** What the engine is to end: all of a show, or what one person sends in it. */
export interface Unwelcome {
  show: string;
  who?: string;
}

/**
 * What arrives of shows that take it no more. A host who ends a show, renews a key or takes a camera out may do so in a process
 * that has no engine, or die before it is told.
 */
export async function findUnwelcome(db: Db, onAir: readonly OnAir[]): Promise<Unwelcome[]> {
  const ids = onAir.map(ownerOf).filter((id): id is ShowId => isCanonicalId(id));
  const takers = new Map((await findTakers(db, ids)).map((taker) => [taker.id as string, taker]));
  return onAir.flatMap((one) => judge(one, takers.get(ownerOf(one))) ?? []);
}

const ownerOf = ({ show }: OnAir): string => readSecond(show)?.show ?? show;

function judge({ show, who }: OnAir, taker: Taker | undefined): Unwelcome | undefined {
  const second = readSecond(show);
  if (!taker || !takesVideo(taker.state) || taker.shopStatus !== 'open')
    return { show: second?.show ?? show };
  if (second) {
    const isWanted = taker.state === 'live' && taker.line === second.line && taker.holder === who;
    return isWanted ? undefined : { show, who };
  }
  const isOld = isHolder(who) && (taker.keyId === null || who !== holderOf(taker.keyId));
  return isOld ? { show, who } : undefined;
}
