import type { OrderId, ShopId } from '@souk/shared/ids.ts';
import {
  type AccountKind,
  type ShopAccountKind,
  userAccountKinds,
} from '@souk/shared/money/ledger/accounts.ts';
import { kindsOfGroup } from '@souk/shared/money/wallet/groups.ts';
import type {
  MovementPage,
  MovementsQuery,
  ShopBalance,
  WalletView,
} from '@souk/shared/money/wallet/schema.ts';
import { shopRequired } from '../../../platform/errors/failures.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { marketCurrency } from '../../../platform/settings/settings.ts';
import { balancesOf, findOrdersHeld, findPayoutEnds, statement } from '../ledger/index.ts';
import { findOrderNames } from '../orders/index.ts';
import { findWaitingEntries } from '../tips/index.ts';
import { presentMovement } from './movement.presenter.ts';
import { findNames, findOwnShop } from './wallet.repo.ts';

/** What a person has here, and what their shop has. */
export async function getWallet({ db, actor }: UserCtx): Promise<WalletView> {
  const currency = await marketCurrency(db);
  const own = await balancesOf(db, actor.userId);
  const others = [...own.keys()].filter((other) => other !== currency);
  // The market's currency first, also where there is none of it yet.
  const wallet = [currency, ...others].map((name) => ({
    amount: own.get(name)?.wallet ?? 0,
    currency: name,
  }));
  const takenBack = [...own].flatMap(([name, { 'wallet-frozen': frozen = 0, 'wallet-owed': owed = 0 }]) =>
    frozen === 0 && owed === 0
      ? []
      : [{ frozen: { amount: frozen, currency: name }, owed: { amount: -owed, currency: name } }],
  );
  const shop = actor.shopId && (await findOwnShop(db, actor.shopId));
  if (!shop) return { wallet, takenBack, shop: null };
  const balances = await balancesOf(db, shop.id);
  if (balances.size === 0) balances.set(shop.currency, {});
  return {
    ...{ wallet, takenBack },
    shop: { _id: shop.id, name: shop.name, balances: [...balances].map(shopBalanceOf) },
  };
}

/** What happened to one's money: in the wallet, or in one's shop until it has left for the bank. */
export async function listMovements({ db, actor }: UserCtx, query: MovementsQuery): Promise<MovementPage> {
  const account =
    query.account === 'wallet' ? { owner: actor.userId, kinds: walletKinds } : shopOf(actor.shopId);
  const { cursor, limit, show, search } = query;
  const { rows, nextCursor } = await statement(db, account, {
    ...{ cursor, limit },
    kinds: show && kindsOfGroup[show],
    about: search ? numbersIn(search) : undefined,
  });
  const orderIds = some(rows.map(({ orderId }) => orderId)) as OrderId[];
  const facts = {
    orders: await findOrderNames(db, orderIds),
    held: await findOrdersHeld(db, account.owner, orderIds),
    payouts: await findPayoutEnds(db, some(rows.map(({ payoutId }) => payoutId))),
    waitingTips:
      query.account === 'wallet'
        ? new Set<number>()
        : await findWaitingEntries(
            db,
            rows.filter(({ kind }) => kind === 'tip').map(({ id }) => id),
          ),
    people: await findNames(db, some(rows.map(({ about }) => about.personId))),
  };
  return { items: rows.map((row) => presentMovement(row, facts)), nextCursor };
}

/** The numbers in a search for "SK-20431", "po-93" or "20431". */
function numbersIn(text: string): { order: number | null; payout: number | null } {
  const [, name, digits] = /^(sk|po)?[- ]?0*(\d{1,9})$/i.exec(text) ?? [];
  const number = digits === undefined ? null : Number(digits);
  const means = name?.toLowerCase();
  return { order: means === 'po' ? null : number, payout: means === 'sk' ? null : number };
}

const walletKinds: readonly AccountKind[] = userAccountKinds;
// What is on its way to the bank is told by the payout that took it.
const shopKinds: readonly ShopAccountKind[] = [
  'shop-pending',
  'shop-available',
  'shop-frozen',
  'shop-reserve',
  'shop-owed',
];

function shopOf(shopId: ShopId | null) {
  if (shopId === null) throw shopRequired();
  return { owner: shopId, kinds: shopKinds };
}

function shopBalanceOf([currency, amounts]: [string, Partial<Record<AccountKind, number>>]): ShopBalance {
  const on = (kind: ShopAccountKind) => ({ amount: amounts[kind] ?? 0, currency });
  return {
    pending: on('shop-pending'),
    available: on('shop-available'),
    frozen: on('shop-frozen'),
    reserve: on('shop-reserve'),
    inPayout: on('shop-in-payout'),
    owed: { amount: Math.abs(amounts['shop-owed'] ?? 0), currency },
  };
}

const some = <T>(ids: ReadonlyArray<T | null | undefined>): T[] => [
  ...new Set(ids.filter((id): id is NonNullable<typeof id> => id !== null && id !== undefined)),
];
