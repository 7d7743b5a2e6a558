import type { Call } from '../call.ts';
import type { Thing } from '../store/store.ts';
import type { Page } from './params.ts';
import { noSuch } from './wire-error.ts';

/** A page of things in Stripe's envelope. */
export function listOf<Found extends Thing>(
  call: Call,
  kind: string,
  url: string,
  page: Page,
  where: Record<string, string | readonly string[] | boolean | undefined> = {},
) {
  for (const param of ['starting_after', 'ending_before'] as const) {
    const cursor = page[param];
    if (cursor !== undefined && !call.store.find(kind, cursor, call.account))
      throw noSuch(kind, cursor, param);
  }
  const { data, more } = call.store.list<Found>({ kind, account: call.account, page, where });
  return { object: 'list' as const, data, has_more: more, url };
}
