import { z } from 'zod';
import type { Parts } from '../respond.ts';
import { invalidRequest, unknownUrl } from '../wire/wire-error.ts';

const fault = z.strictObject({
  on: z.string().optional(),
  do: z.enum(['delay', 'lose-before', 'lose-after', 'fail']),
  ms: z.int().optional(),
  status: z.int().optional(),
  times: z.int().optional(),
  after: z.int().optional(),
});
const webhooks = z.strictObject({ isHeld: z.boolean().optional(), copies: z.int().min(1).optional() });
const delivery = z.strictObject({
  order: z.enum(['as-happened', 'reversed', 'shuffled']).optional(),
  copies: z.int().min(1).optional(),
});

/** What tests ask of the sandbox that no provider would do. */
export async function control(
  { faults, deliveries, passTime }: Pick<Parts, 'faults' | 'deliveries' | 'passTime'>,
  path: string,
  body: string,
): Promise<object> {
  const given = body === '' ? {} : JSON.parse(body);
  const read = <Schema extends z.ZodType>(schema: Schema): z.infer<Schema> => {
    const parsed = schema.safeParse(given);
    if (!parsed.success) throw invalidRequest(z.prettifyError(parsed.error));
    return parsed.data;
  };
  switch (path) {
    case '/control/faults':
      faults.add(read(fault));
      return {};
    case '/control/calm':
      faults.clear();
      return {};
    case '/control/webhooks': {
      const { isHeld, copies } = read(webhooks);
      if (copies !== undefined) deliveries.copies = copies;
      if (isHeld !== undefined) deliveries.hold(isHeld);
      return {};
    }
    case '/control/pass-time':
      passTime();
      return {};
    case '/control/deliver': {
      const { order = 'as-happened', copies = 1 } = read(delivery);
      await deliveries.deliver({ order, copies });
      return {};
    }
    default:
      throw unknownUrl('POST', path);
  }
}
