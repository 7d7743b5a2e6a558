import type { StoredMessageId } from '@souk/shared/ids.ts';
import { newId } from '../ids.ts';
import { lockText, openText } from '../secrets/locked-text.ts';
import type { Secrets } from '../secrets/secrets.ts';

/** A message that is asked for, and what it tells: locked, since the queue keeps it for a while. */
export type LockedOrder<Order extends { data: object }> = Omit<Order, 'data'> & {
  id: StoredMessageId;
  locked: string;
};

export function lockOrder<Order extends { data: object }>(
  secrets: Secrets,
  { data, ...rest }: Order,
): LockedOrder<Order> {
  const id = newId<StoredMessageId>();
  return { ...rest, id, locked: lockText(secrets, JSON.stringify(data), about(id)) };
}

export function openOrder<Order extends { data: object }>(
  secrets: Secrets,
  { locked, ...rest }: LockedOrder<Order>,
): Order & { id: StoredMessageId } {
  const data = JSON.parse(openText(secrets, locked, about(rest.id)));
  return { ...rest, data } as unknown as Order & { id: StoredMessageId };
}

const about = (id: StoredMessageId) => `message:${id}`;
