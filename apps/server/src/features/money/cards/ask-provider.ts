import { notFound } from '../../../platform/errors/failures.ts';
import { asProviderError, isMissing, isRefusal, paymentFailed, refusalFailure } from '../provider/index.ts';

/** What the provider answers to something that charges nothing; what it refuses is told in our words. */
export async function askProvider<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (isMissing(error)) throw notFound('card');
    if (isRefusal(error)) throw paymentFailed(refusalFailure(error));
    if (asProviderError(error)) throw paymentFailed('payments_unavailable');
    throw error;
  }
}
