import { MarketRefused, NotHandedOver, RefusedForGood } from '../messages/delivery-failures.ts';
import type { SmsPort } from './sms-port.ts';

interface GatewayOptions {
  url: string;
  token: string | undefined;
  /** Milliseconds. */
  patience?: number;
}

/** An SMS gateway over HTTP: it is given `{to, text}` and answers 2xx once it has taken it. */
export const gatewayTexts = ({ url, token, patience = 10_000 }: GatewayOptions): SmsPort => ({
  async send({ id, to, text }) {
    const status = await post();
    if (status >= 200 && status < 300) return;
    if (forGood(status)) throw new RefusedForGood(`the SMS gateway refused it: ${status}`);
    if (status === 401 || status === 403) {
      throw new MarketRefused(`the SMS gateway takes nothing of this market: ${status}`);
    }
    throw new NotHandedOver(`the SMS gateway did not take it: ${status}`);

    async function post(): Promise<number> {
      try {
        const answer = await fetch(url, {
          method: 'POST',
          // A redirect would carry the token somewhere else.
          redirect: 'manual',
          headers: {
            'content-type': 'application/json',
            'idempotency-key': id,
            ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          },
          body: JSON.stringify({ to, text }),
          signal: AbortSignal.timeout(patience),
        });
        await answer.body?.cancel();
        return answer.status;
      } catch (error) {
        const { name, cause } = error as Error & { cause?: { code?: string } };
        throw new NotHandedOver(`the SMS gateway cannot be reached: ${cause?.code ?? name}`);
      }
    }
  },
});

/** The message itself was found wrong. A refused token is for the operator to put right, and messages wait for it. */
const forGood = (status: number) => [400, 404, 409, 410, 413, 422].includes(status);
