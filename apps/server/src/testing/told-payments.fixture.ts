import type { CardId, UserId } from '@souk/shared/ids.ts';
import { openCards } from '../features/money/index.ts';
import type { Charged } from '../features/money/payments/index.ts';
import { newId } from '../platform/ids.ts';
import { noProvider } from '../platform/payments/index.ts';
import type { TestApp } from './build-test-app.ts';
import { buyerIn } from './paying.fixture.ts';

export interface Person {
  userId: UserId;
  cardId: CardId;
}

/** One that the provider never hears of: what it says is made up here. */
export async function personWithCard(app: TestApp): Promise<Person> {
  const { id: userId } = await buyerIn(app);
  const cardId = newId<CardId>();
  const [customer, card] = [`cus_${userId}`, `pm_${cardId}`];
  const created_at = new Date();
  await app.db
    .insertInto('customers')
    .values({ user_id: userId, provider_id: customer, created_at })
    .execute();
  const shown = { brand: 'visa', last4: '4242', expires_month: 12, expires_year: 2040 };
  await app.db
    .insertInto('cards')
    .values({ id: cardId, user_id: userId, provider_id: card, ...shown, created_at })
    .execute();
  await app.db
    .updateTable('users')
    .set({ default_payment_method: cardId })
    .where('id', '=', userId)
    .execute();
  return { userId, cardId };
}

/** Cards of which nobody is asked: each payment is told what came of it. */
export const cardsOfNobody = ({ clock }: Pick<TestApp, 'clock'>) => ({
  ...openCards({ clock, payments: noProvider }),
  refuseWithoutProvider: () => undefined,
});

/** What a provider would say of a payment. */
export const charged = (state: Charged['state'], paymentId: string): Charged => ({
  state,
  intent: `pi_${paymentId}`,
  failure: state === 'failed' ? 'card_declined' : null,
});
