import type { MovementPage, MovementsQuery } from '@souk/shared/money/wallet/schema.ts';
import { pagesOf } from '@/platform/api/pages-of.ts';

export type MoneyAccount = MovementsQuery['account'];

const PAGE = 25;

export const getMovements = (account: MoneyAccount) =>
  pagesOf<MovementPage>(['wallet', 'movements', account], '/wallet/movements', { account, limit: PAGE });
