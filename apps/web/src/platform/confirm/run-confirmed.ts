import { isApiError } from '@/platform/api/index.ts';
import { askToConfirm } from './confirming.store.ts';

/**
 * Runs a call that is only for someone who has just proved who they are. Refused for that, the owner is asked,
 * and the call is run again; who would rather not gets the refusal.
 */
export async function runConfirmed<T>(call: () => Promise<T>, ask = askToConfirm): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!isApiError(error, 'confirmation_required') || !(await ask())) throw error;
    return await call();
  }
}
