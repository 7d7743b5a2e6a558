import type { AuctionName } from '@souk/shared/live/bidders/schema.ts';
import { mostAliases } from '@souk/shared/live/bidders/schema.ts';
import { invalidInput } from '../../../platform/errors/failures.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { tooManyAliases } from './bidders.failures.ts';
import { findAliases, holdAliases, insertAlias, setCurrentAlias } from './names.repo.ts';

export async function getAuctionName({ db, actor }: UserCtx): Promise<AuctionName> {
  const aliases = await findAliases(db, actor.userId);
  return {
    alias: aliases.find(({ is_current }) => is_current)?.alias ?? null,
    used: aliases.map(({ alias }) => alias),
    shownIds: [actor.userId, ...aliases.map(({ id }) => id)],
  };
}

/** How one appears from now on; where one has bid already one stays who one was. */
export async function setAuctionName(ctx: UserCtx, alias: string | null): Promise<AuctionName> {
  const { actor, clock } = ctx;
  await ctx.db.transaction().execute(async (tx) => {
    const used = await holdAliases(tx, actor.userId);
    const known = used.find((one) => one.alias === alias);
    if (alias === null || known) return setCurrentAlias(tx, actor.userId, known?.id ?? null);
    if (used.length >= mostAliases) throw tooManyAliases();
    const id = await insertAlias(tx, { userId: actor.userId, alias, now: clock.now() });
    if (id === null) throw invalidInput([{ field: 'alias', message: 'Belongs to someone else.' }]);
    await setCurrentAlias(tx, actor.userId, id);
  });
  return getAuctionName(ctx);
}
