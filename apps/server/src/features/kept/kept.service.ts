import type { Ctx } from '../../platform/session/actor.ts';
import { findKeptBy, type Kept, nothingKept } from './kept.repo.ts';

/** Which of these things the one who asks has kept; a visitor keeps nothing, and nothing is asked. */
export async function keptBy(ctx: Ctx, ids: readonly string[]): Promise<Kept> {
  if (ctx.actor.kind === 'visitor' || ids.length === 0) return nothingKept;
  return findKeptBy(ctx.db, ctx.actor.userId, ids);
}
