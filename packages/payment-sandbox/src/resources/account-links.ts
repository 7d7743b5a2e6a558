import type Stripe from 'stripe';
import { z } from 'zod';
import { type Call, route } from '../call.ts';
import { newId } from '../store/ids.ts';
import { expand, id, pageAddress, text } from '../wire/params.ts';
import { loadAccount, settleAgain } from './accounts.ts';

/** What nobody but the owner of an account is told: the link on which they say who they are. */
interface OwnersLink {
  token: string;
  until: number;
  returnUrl: string;
  refreshUrl: string;
}

const MINUTES = 60;
const VALID_SECONDS = 5 * MINUTES;

export const accountLinks = [
  route(
    'POST /v1/account_links',
    {
      params: z.strictObject({
        account: id,
        collect: z.enum(['currently_due', 'eventually_due']).optional(),
        collection_options: z.record(z.string(), text).optional(),
        refresh_url: pageAddress,
        return_url: pageAddress,
        type: z.enum(['account_onboarding', 'account_update']),
        ...expand,
      }),
    },
    (call, given): Stripe.AccountLink => {
      const account = loadAccount(call, given.account, 'account');
      const token = newId('alink');
      const until = call.now + VALID_SECONDS;
      const link: OwnersLink = { token, until, returnUrl: given.return_url, refreshUrl: given.refresh_url };
      call.store.hide(account.id, { link });
      const url = `${call.origin}/onboarding/${account.id}?${new URLSearchParams({ token })}`;
      return { object: 'account_link', created: call.now, expires_at: until, url };
    },
  ),
];

/** The link that this token opens. One that was used, or is too old, leads back to where a new one is made. */
export function findLink(
  call: Call,
  account: string,
  token: string,
): (OwnersLink & { isValid: boolean }) | undefined {
  const { link } = call.store.hidden<{ link: OwnersLink }>(account);
  return link && link.token === token ? { ...link, isValid: call.now < link.until } : undefined;
}

/** Its owner has said who they are, or left; the link is used up either way. */
export function answerLink(call: Call, account: string, token: string, isDone: boolean): string | undefined {
  const link = findLink(call, account, token);
  if (!link?.isValid) return link?.refreshUrl;
  call.store.hide(account, {
    link: { ...link, until: 0 },
    ...(isDone ? { isKnown: true, askedBefore: undefined } : {}),
  });
  if (isDone) settleAgain(call, account);
  return link.returnUrl;
}
