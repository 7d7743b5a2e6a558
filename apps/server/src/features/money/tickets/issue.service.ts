import { randomBytes } from 'node:crypto';
import type { OrderId, TicketId } from '@souk/shared/ids.ts';
import { codeLength, codeLetters } from '@souk/shared/money/tickets/code.ts';
import type { Db } from '../../../platform/db/database.ts';
import { insertAll } from '../../../platform/db/insert-all.ts';
import { newId } from '../../../platform/ids.ts';
import { enqueue } from '../../../platform/jobs/job.ts';
import { afterCancelling } from '../../market/events/index.ts';
import { findTicketLines } from './ticket.repo.ts';

/** Makes the tickets of an order that was just paid. Of an event that was cancelled meanwhile they are refunded. */
export async function issueTickets(tx: Db, orderId: OrderId, now: Date): Promise<void> {
  const lines = await findTicketLines(tx, orderId);
  const tickets = lines.flatMap(({ lineId, eventId, quantity }) =>
    Array.from({ length: quantity }, (_, index) => ({
      id: newId<TicketId>(now.getTime()),
      order_id: orderId,
      line_id: lineId,
      event_id: eventId,
      position: index + 1,
      code: newCode(),
    })),
  );
  await insertAll(tx, 'tickets', tickets);
  for (const eventId of new Set(lines.filter(({ isCancelled }) => isCancelled).map((line) => line.eventId)))
    await enqueue(tx, afterCancelling, { eventId });
}

/** 60 bits that follow from nothing. */
const newCode = (): string =>
  Array.from(randomBytes(codeLength), (byte) => codeLetters[byte % codeLetters.length]).join('');
