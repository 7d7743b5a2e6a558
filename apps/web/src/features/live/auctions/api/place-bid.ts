import { LiveError } from '@souk/live/errors.ts';
import type { BidAnswer, BidInput } from '@souk/shared/live/auctions/schema.ts';
import { ApiError } from '@/platform/api/index.ts';
import { liveClient } from '@/platform/live/index.ts';

const AGAIN_MS = 500;
/** Nobody means the same bid for longer: the lot goes on without them. */
const PATIENCE_MS = 10_000;

type Answer = BidAnswer | { error: { code: string; message: string; details?: unknown } };

/** Sends one bid, over and over as the same one, until the market says what became of it, or it is given up. */
export async function placeBid(lotId: string, bid: BidInput, giveUp: AbortController): Promise<BidAnswer> {
  const patience = setTimeout(() => giveUp.abort(), PATIENCE_MS);
  try {
    return await sendUntilAnswered(lotId, bid, giveUp.signal);
  } finally {
    clearTimeout(patience);
  }
}

async function sendUntilAnswered(
  lotId: string,
  { id, ...bid }: BidInput,
  givenUp: AbortSignal,
): Promise<BidAnswer> {
  for (;;) {
    try {
      const client = await liveClient();
      const call = client.call('place-bid', { lotId, ...bid }, id, givenUp);
      const answer = (await call) as unknown as Answer;
      if (!('error' in answer)) return answer;
      throw new ApiError(answer.error.code, 409, answer.error.message, { details: answer.error.details });
    } catch (error) {
      if (!(error instanceof LiveError)) throw error;
      if (givenUp.aborted) throw new ApiError('bid_unanswered', 0, error.message);
      if (error.code !== 'unavailable') throw new ApiError(codeOf(error), 0, error.message);
      await new Promise((resolve) => setTimeout(resolve, error.retryAfterMs ?? AGAIN_MS));
    }
  }
}

const codeOf = ({ code }: LiveError): string =>
  code === 'unauthenticated' || code === 'cancelled' ? 'unauthenticated' : 'internal_error';
