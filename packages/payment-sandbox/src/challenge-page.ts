import type Stripe from 'stripe';
import type { Call } from './call.ts';
import { challengeWords } from './challenge-words.ts';
import { plainPage } from './plain-page.ts';
import { digitsOf } from './resources/amounts.ts';
import { type Challenge, solveIntent } from './resources/confirming.ts';
import { solveSetup } from './resources/setup-intents.ts';
import type { Thing } from './store/store.ts';

type Intent = Stripe.PaymentIntent | Stripe.SetupIntent;

/** The page of a bank where the holder of a card says that it is them. */
export function challengePage(call: Call, id: string, secret: string, accepted?: string): string | undefined {
  const intent = findIntent(call, id, secret);
  if (!intent) return undefined;
  const { language, words } = challengeWords(accepted);
  const content =
    intent.status === 'requires_action'
      ? `<h1>${words.question}</h1>
<p>${intent.object === 'payment_intent' ? words.payment(amountOf(intent, language)) : words.saving}</p>
<form method="post"><input type="hidden" name="client_secret" value="${secret}">
<button name="result" value="complete">${words.complete}</button>
<button name="result" value="fail" class="quiet">${words.fail}</button></form>`
      : `<h1>${words.done}</h1><p>${words.doneNote}</p>`;
  return plainPage(content, language, words.bank);
}

/** Where the buyer goes after the challenge; undefined where there is none, null without a return address. */
export function solveChallenge(
  call: Call,
  id: string,
  secret: string,
  isConfirmed: boolean,
): string | null | undefined {
  const intent = findIntent(call, id, secret);
  if (!intent) return undefined;
  // Only the first answer counts.
  if (intent.status === 'requires_action') {
    if (intent.object === 'payment_intent') solveIntent(call, intent, isConfirmed);
    else solveSetup(call, intent, isConfirmed);
  }
  const { returnUrl = null } = call.store.hidden<Challenge>(id);
  if (returnUrl === null) return null;
  const back = new URL(returnUrl);
  back.searchParams.set(intent.object, id);
  back.searchParams.set(`${intent.object}_client_secret`, secret);
  back.searchParams.set('redirect_status', isSettled(intent) ? 'succeeded' : 'failed');
  return back.href;
}

const isSettled = ({ status }: Intent) => status === 'succeeded' || status === 'requires_capture';

function findIntent(call: Call, id: string, secret: string): Intent | undefined {
  const found = call.store.findAny(id) as (Thing & Partial<Intent>) | undefined;
  return found && 'client_secret' in found && found.client_secret === secret ? (found as Intent) : undefined;
}

const amountOf = ({ amount, currency }: Stripe.PaymentIntent, language: string): string => {
  const digits = digitsOf(currency);
  const fraction = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const format = new Intl.NumberFormat(language, { style: 'currency', currency, ...fraction });
  return format.format(amount / 10 ** digits);
};
