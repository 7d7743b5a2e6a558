import { LiveError } from '@souk/live/errors.ts';
import type { BidAnswer, BidInput } from '@souk/shared/live/auctions/schema.ts';
import { ApiError } from '@/platform/api/index.ts';
import { liveClient } from '@/platform/live/index.ts';

const AGAIN_MS = 500;

type Answer = BidAnswer | { error: { code: string; message: string; details?: unknown } };

/** Sends one bid, over and over as the same one, until the market says what became of it. */
export async function placeBid(lotId: string, { id, ...bid }: BidInput): Promise<BidAnswer> {
  for (;;) {
    try {
      const client = await liveClient();
      const answer = (await client.call('place-bid', { lotId, ...bid }, id)) as unknown as Answer;
      if (!('error' in answer)) return answer;
      throw new ApiError(answer.error.code, 409, answer.error.message, { details: answer.error.details });
    } catch (error) {
      if (!(error instanceof LiveError)) throw error;
      if (error.code !== 'unavailable') throw new ApiError(codeOf(error), 0, error.message);
      await new Promise((resolve) => setTimeout(resolve, error.retryAfterMs ?? AGAIN_MS));
    }
  }
}

const codeOf = ({ code }: LiveError): string =>
  code === 'unauthenticated' || code === 'cancelled' ? 'unauthenticated' : 'internal_error';
