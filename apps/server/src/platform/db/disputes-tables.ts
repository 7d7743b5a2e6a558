import type { DisputeId, FileId, OrderId, UserId } from '@souk/shared/ids.ts';
import type { DisputeEntryKind } from '@souk/shared/money/disputes/schema.ts';
import type { DisputeKind, DisputeParty, DisputeState } from '@souk/shared/money/disputes/states.ts';
import type { DisputeReason } from '@souk/shared/money/disputes/windows.ts';
import type { OrderState } from '@souk/shared/money/orders/states.ts';
import type { Generated } from 'kysely';
import type { MaybeTime, Time } from './column-types.ts';

export interface DisputeTables {
  disputes: DisputesTable;
  dispute_entries: DisputeEntriesTable;
  dispute_pictures: DisputePicturesTable;
}

interface DisputesTable {
  id: DisputeId;
  order_id: OrderId;
  kind: DisputeKind;
  reason: DisputeReason;
  state: Generated<DisputeState>;
  order_state: OrderState;
  offered: number | null;
  answer_by: MaybeTime;
  opened_at: Time;
  closed_at: MaybeTime;
}

interface DisputeEntriesTable {
  dispute_id: DisputeId;
  position: number;
  kind: DisputeEntryKind;
  state: DisputeState;
  by: DisputeParty;
  author_id: UserId | null;
  text: string | null;
  amount: number | null;
  at: Time;
}

interface DisputePicturesTable {
  file_id: FileId;
  dispute_id: DisputeId;
  position: number;
}
