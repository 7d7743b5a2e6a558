import type { CardId } from '@souk/shared/ids.ts';
import { cardsPerUser } from '@souk/shared/money/cards/rules.ts';
import type { Card, CardBody, CardList, CardSetup } from '@souk/shared/money/cards/schema.ts';
import type Stripe from 'stripe';
import { notFound } from '../../../platform/errors/failures.ts';
import { newId } from '../../../platform/ids.ts';
import type { PaymentProvider } from '../../../platform/payments/index.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { refuseWithoutCards } from '../provider/index.ts';
import { askProvider } from './ask-provider.ts';
import { presentCard } from './card.presenter.ts';
import {
  countCards,
  deleteCard,
  findCard,
  findCardByName,
  findCards,
  insertCard,
  lockCardsOf,
  setDefaultCard,
} from './card.repo.ts';
import { tooManyCards } from './cards.failures.ts';
import { findCustomer, keepCustomer } from './customer.repo.ts';
import { queueDetach } from './forget-at-provider.ts';

export async function listCards({ db, clock, actor }: UserCtx): Promise<CardList> {
  const rows = await findCards(db, actor.userId);
  return { items: rows.map((row) => presentCard(row, clock.now())) };
}

/** Where the browser sends a card to. The card’s bank may ask its owner then, once for all times it is used. */
export async function setUpCard(ctx: UserCtx, provider: PaymentProvider): Promise<CardSetup> {
  refuseWithoutCards(provider);
  await refuseOneMore(ctx);
  const stripe = await provider.client();
  const customer = await customerOf(ctx, stripe);
  const setup = await askProvider(() =>
    stripe.setupIntents.create({ customer, automatic_payment_methods, usage: 'off_session' }),
  );
  if (setup.client_secret === null) throw new Error(`the provider gave ${setup.id} no secret`);
  return { clientSecret: setup.client_secret };
}

/** Keeps a card that the browser gave to the provider. Twice is once. */
export async function addCard(
  ctx: UserCtx,
  provider: PaymentProvider,
  { paymentMethod }: CardBody,
): Promise<Card> {
  const { db, clock, actor } = ctx;
  const known = await findCardByName(db, actor.userId, paymentMethod);
  if (known) return presentCard(known, clock.now());
  refuseWithoutCards(provider);
  await refuseOneMore(ctx);
  const stripe = await provider.client();
  const customer = await customerOf(ctx, stripe);
  const taken = await takeCard(stripe, paymentMethod, customer);
  const now = clock.now();
  return db.transaction().execute(async (tx) => {
    await lockCardsOf(tx, actor.userId);
    const other = await findCardByName(tx, actor.userId, paymentMethod);
    if (other) return presentCard(other, now);
    const count = await countCards(tx, actor.userId);
    if (count >= cardsPerUser) throw tooManyCards();
    const row = await insertCard(tx, {
      id: newId<CardId>(now.getTime()),
      user_id: actor.userId,
      provider_id: paymentMethod,
      brand: taken.brand,
      last4: taken.last4,
      expires_month: taken.exp_month,
      expires_year: taken.exp_year,
      created_at: now,
      digest: taken.fingerprint ? ctx.secrets.digest(`card ${taken.fingerprint}`) : null,
    });
    if (count === 0) await setDefaultCard(tx, actor.userId, row.id);
    return presentCard({ ...row, isDefault: count === 0 }, now);
  });
}

export function makeCardDefault({ db, clock, actor }: UserCtx, id: CardId): Promise<Card> {
  return db.transaction().execute(async (tx) => {
    await lockCardsOf(tx, actor.userId);
    const row = await findCard(tx, actor.userId, id);
    if (!row) throw notFound('card');
    await setDefaultCard(tx, actor.userId, id);
    return presentCard({ ...row, isDefault: true }, clock.now());
  });
}

/** After the default the newest of the others takes its place. */
export function removeCard({ db, clock, actor }: UserCtx, id: CardId): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await lockCardsOf(tx, actor.userId);
    const found = await findCard(tx, actor.userId, id);
    const row = found && (await deleteCard(tx, actor.userId, id));
    if (!row) throw notFound('card');
    if (found.isDefault) {
      const [newest] = await findCards(tx, actor.userId);
      await setDefaultCard(tx, actor.userId, newest?.id ?? null);
    }
    await queueDetach(tx, { actor: actor.userId, providerId: row.provider_id, now: clock.now() });
  });
}

/** Cards alone: nothing that leaves the page. */
const automatic_payment_methods = { enabled: true, allow_redirects: 'never' } as const;

async function refuseOneMore({ db, actor }: UserCtx): Promise<void> {
  if ((await countCards(db, actor.userId)) >= cardsPerUser) throw tooManyCards();
}

/** The provider knows someone by an id alone, neither by name nor by e-mail. */
async function customerOf({ db, clock, actor }: UserCtx, stripe: Stripe): Promise<string> {
  const known = await findCustomer(db, actor.userId);
  if (known !== undefined) return known;
  const customer = await askProvider(() =>
    stripe.customers.create(
      { metadata: { user: actor.userId } },
      { idempotencyKey: `customer-${actor.userId}` },
    ),
  );
  return keepCustomer(db, actor.userId, { providerId: customer.id, now: clock.now() });
}

/** One that a set-up gave to this customer, or that nobody has yet. */
async function takeCard(stripe: Stripe, id: string, customer: string): Promise<Stripe.PaymentMethod.Card> {
  const found = await askProvider(() => stripe.paymentMethods.retrieve(id));
  const owner = typeof found.customer === 'string' ? found.customer : (found.customer?.id ?? null);
  if (!found.card || (owner !== null && owner !== customer)) throw notFound('card');
  if (owner === null) await askProvider(() => stripe.paymentMethods.attach(id, { customer }));
  return found.card;
}
