import type { MovementGroup } from '@souk/shared/money/wallet/groups.ts';
import type { MoneyAccount, MovementPage } from '@souk/shared/money/wallet/schema.ts';
import { api } from '@/platform/api/index.ts';
import { pagesOf } from '@/platform/api/pages-of.ts';

/** The part of a statement that is looked at. */
export interface StatementView {
  account: MoneyAccount;
  /** Everything where it is not said. */
  show: MovementGroup | null;
  search: string;
}

const PAGE = 25;

const queryOf = ({ account, show, search }: StatementView) => ({ account, show, search: search || null });

export const getMovements = (view: StatementView) =>
  pagesOf<MovementPage>(['wallet', 'movements', view.account, view.show, view.search], '/wallet/movements', {
    ...queryOf(view),
    limit: PAGE,
  });

/** All of it, as a table for a spreadsheet. */
export const fetchStatement = (view: StatementView): Promise<Blob> =>
  api.file('/wallet/movements.csv', { query: queryOf(view) });
