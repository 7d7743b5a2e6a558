import { canonicalId } from '@souk/shared/ids.ts';
import type { Failure } from '../errors/failure.ts';
import {
  confirmationRequired,
  forbidden,
  muted,
  shopRequired,
  suspended,
  unauthenticated,
} from '../errors/failures.ts';
import type { Actor, SignedInUser } from '../session/actor.ts';

/**
 * Who may call a route. `shopOf` and `userOf` name the path parameter that must be one's own shop or user.
 * What a single thing's owner may do is decided in its use case, where the thing is loaded.
 */
export type AccessRule =
  | 'public'
  | 'login'
  | 'shop'
  | 'support'
  | 'admin'
  | { readonly shopOf: string }
  | { readonly userOf: string };

export interface Asked {
  /** Reading changes nothing: GET and HEAD. */
  reads: boolean;
  /** Writes where others read. */
  speaks: boolean;
  /** Open to a suspended user too. */
  whileSuspended: boolean;
  /** Only for who proved lately that they are who they are. */
  confirmed: boolean;
  now: Date;
  params: Readonly<Record<string, string>>;
}

/** How long a proof of who one is counts for changes to the account. */
export const CONFIRMED_MS = 15 * 60_000;

/** Why this actor may not do this, or undefined. Not naming a rule refuses everyone. */
export function refusal(rule: AccessRule | undefined, actor: Actor, asked: Asked): Failure | undefined {
  if (rule === undefined) return forbidden();
  if (actor.kind === 'visitor') return rule === 'public' ? undefined : unauthenticated();
  if (actor.suspended && !asked.whileSuspended && !(rule === 'public' && asked.reads)) return suspended();
  if (actor.muted && asked.speaks) return muted();
  return byRule(rule, actor, asked.params) ?? unconfirmed(actor, asked);
}

function unconfirmed(actor: SignedInUser, { confirmed, now }: Asked): Failure | undefined {
  const age = now.getTime() - actor.confirmedAt.getTime();
  return confirmed && age >= CONFIRMED_MS ? confirmationRequired() : undefined;
}

function byRule(rule: AccessRule, actor: SignedInUser, params: Asked['params']): Failure | undefined {
  if (rule === 'public' || rule === 'login') return undefined;
  if (rule === 'shop') return actor.shopId === null ? shopRequired() : undefined;
  if (rule === 'support') return actor.role === 'member' ? forbidden() : undefined;
  if (rule === 'admin') return actor.role === 'admin' ? undefined : forbidden();
  if ('userOf' in rule)
    return canonicalId(params[rule.userOf] ?? '') === actor.userId ? undefined : forbidden();
  if (actor.shopId === null) return shopRequired();
  return canonicalId(params[rule.shopOf] ?? '') === actor.shopId ? undefined : forbidden();
}
