import type { CardId } from '@souk/shared/ids.ts';
import { changeCheckout } from '../features/money/checkout/checkout.service.ts';
import { openCheckout } from '../features/money/checkout/open.service.ts';
import { payCheckout } from '../features/money/checkout/pay.act.ts';
import { openCards } from '../features/money/index.ts';
import { performOnce } from '../platform/acts/act-once.ts';
import { systemClock } from '../platform/clock.ts';
import { logInto } from '../platform/logging/log.ts';
import { stripeProvider } from '../platform/payments/index.ts';
import type { UserCtx } from '../platform/session/actor.ts';
import { callNamed } from './call-named.ts';
import { dyingAt } from './dying.ts';

/**
 * Opens a checkout of a buyer's cart, puts a code in and pays, with their wallet and a card; dies at the
 * given point. If it survives, it prints how many points there were.
 */
const [url = '', keys = '', userId = '', cardId = '', name = '', dieAt = '0'] = process.argv.slice(2);
const { db, between, end } = dyingAt(url, Number(dieAt));
const payments = stripeProvider({ ...JSON.parse(keys), kind: 'sandbox' });
const pay = payCheckout(openCards({ clock: systemClock, payments }));
const act = { ...pay, ask: (...args: Parameters<typeof pay.ask>) => between(() => pay.ask(...args)) };
const ctx = { db, clock: systemClock, actor: { userId } } as unknown as UserCtx;

const opened = await db.transaction().execute((tx) => openCheckout({ ...ctx, db: tx }, { from: 'cart' }));
const { seen } = await changeCheckout(ctx, opened._id, { coupon: 'TEN' });
const call = callNamed(name);
const input = { checkoutId: opened._id, seen, cardId: cardId as CardId };
await performOnce(ctx, call, act, input, logInto({ write: () => undefined }));
await end();
