import type { BankAccountBody, OwnBankAccount } from '@souk/shared/money/payouts/schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

export const getBankAccount = () =>
  queryOptions({
    queryKey: ['bank-account'],
    queryFn: ({ signal }) => api.get<OwnBankAccount>('/bank-account', { signal }),
  });

export const saveBankAccount = (account: BankAccountBody): Promise<OwnBankAccount> =>
  api.put<OwnBankAccount>('/bank-account', account);

export const removeBankAccount = (): Promise<unknown> => api.delete('/bank-account');
