import { cardName } from '@souk/shared/money/cards/names.ts';
import type { Movement, StatementQuery } from '@souk/shared/money/wallet/schema.ts';
import { minorDigits } from '@souk/shared/money-digits.ts';
import type { MailWords } from '../../../platform/mail/mail-market.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { csvLine } from '../../market/imports/index.ts';
import { listMovements } from './wallet.service.ts';

const PAGE = 100;

/** A statement as a table for a spreadsheet, page by page and newest first, in its reader's words. */
export async function* movementsCsv(
  ctx: UserCtx,
  query: StatementQuery,
  { t }: Pick<MailWords, 't'>,
): AsyncGenerator<string> {
  // The mark tells spreadsheets that it is UTF-8.
  yield `\uFEFF${csvLine([
    ...[t('account.date'), t('account.what'), t('wallet.details'), t('account.order'), t('account.state')],
    ...[t('account.amount'), t('wallet.currency'), t('account.balance')],
  ])}`;
  let cursor: string | undefined;
  do {
    const { items, nextCursor } = await listMovements(ctx, { ...query, limit: PAGE, cursor });
    yield items.map((movement) => csvLine(cellsOf(movement, t))).join('');
    cursor = nextCursor ?? undefined;
  } while (cursor);
}

const cellsOf = (movement: Movement, t: MailWords['t']): string[] => {
  const { at, kind, order, payout, state, amount, moved, balance } = movement;
  return [
    ...[at, t(`wallet.kind.${kind}`), detailOf(movement, t) ?? '', order ?? payout ?? ''],
    t(moved ? 'wallet.movedWithin' : `wallet.state.${state}`),
    ...[plain(moved ?? amount), amount.currency, balance ? plain(balance) : ''],
  ];
};

function detailOf({ title, person, card, bank }: Movement, t: MailWords['t']): string | null {
  if (person) return t('wallet.fromPerson', { name: person.name });
  if (bank) return t('wallet.toBank', { bank });
  return title ?? (card && cardName(card));
}

/** "-12.50": digits that every spreadsheet reads as a number. */
function plain({ amount, currency }: Movement['amount']): string {
  const digits = minorDigits(currency);
  return (amount / 10 ** digits).toFixed(digits);
}
