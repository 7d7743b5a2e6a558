import type { FileId, UserId } from '@souk/shared/ids.ts';
import type { DisputeEntryKind } from '@souk/shared/money/disputes/schema.ts';
import {
  answerBy,
  type DisputeParty,
  type DisputeStep,
  disputeSteps,
  isOpenDispute,
  mayTake,
} from '@souk/shared/money/disputes/states.ts';
import type { Db } from '../../../platform/db/database.ts';
import { type DisputeRow, insertEntry, updateDispute } from './dispute.repo.ts';
import { disputeMovedOn } from './disputes.failures.ts';

/** Who does something, when, and in which words. */
export interface Doing {
  by: DisputeParty;
  authorId: UserId | null;
  now: Date;
  text?: string | undefined;
}

interface Stepping extends Doing {
  kind: DisputeEntryKind;
  amount?: number | null | undefined;
  pictures?: readonly FileId[] | undefined;
}

/** The one way in which the state of a dispute changes: along the table, and written down. Its order is locked. */
export async function stepDispute(
  tx: Db,
  dispute: DisputeRow,
  step: DisputeStep,
  { by, authorId, now, kind, text, amount, pictures }: Stepping,
): Promise<DisputeRow> {
  refuseOutOfTurn(dispute, step, by);
  const state = disputeSteps[step].to;
  const stepped = await updateDispute(tx, dispute.id, {
    state,
    answer_by: answerBy(state, now),
    closed_at: isOpenDispute(state) ? null : now,
    ...(amount == null ? {} : { offered: amount }),
  });
  await insertEntry(tx, dispute.id, { kind, state, by, authorId, text, amount, pictures, at: now });
  return stepped;
}

/** Before anything else follows from the step. */
export function refuseOutOfTurn({ state }: DisputeRow, step: DisputeStep, by: DisputeParty): void {
  if (!mayTake(state, step, by)) throw disputeMovedOn(state);
}
