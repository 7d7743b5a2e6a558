import { api } from '@/platform/api/index.ts';

export type BankAccount = { holder: string; country: string; number: string; routing: string | null };

export function saveBankAccount(account: BankAccount): Promise<unknown> {
  return api.put('/bank-account', account);
}
