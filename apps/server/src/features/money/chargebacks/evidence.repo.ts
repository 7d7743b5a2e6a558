import type { ChargebackId, FileId, OrderId } from '@souk/shared/ids.ts';
import type { EvidenceKind } from '@souk/shared/money/chargebacks/evidence.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { ChargebackRow, ChargedOrderRow } from './chargeback.repo.ts';

export interface EvidenceFile {
  id: FileId;
  kind: EvidenceKind;
  orderId: OrderId;
  name: string;
  contentType: string | null;
  storageKey: string | null;
}

/** The latest about an order, with what its shop says about it. */
export async function findChargebackOfOrder(
  db: Db,
  orderId: OrderId,
): Promise<{ chargeback: ChargebackRow; charged: ChargedOrderRow } | undefined> {
  const charged = await db
    .selectFrom('chargeback_orders')
    .innerJoin('chargebacks', 'chargebacks.id', 'chargeback_id')
    .selectAll('chargeback_orders')
    .where('order_id', '=', orderId)
    .orderBy('opened_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!charged) return undefined;
  const chargeback = await db
    .selectFrom('chargebacks')
    .selectAll()
    .where('id', '=', charged.chargeback_id)
    .executeTakeFirstOrThrow();
  return { chargeback, charged };
}

/** Callers who write or send evidence wait here. */
export const lockChargeback = (tx: Db, id: ChargebackId): Promise<ChargebackRow> =>
  tx.selectFrom('chargebacks').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

export const findFiles = (db: Db, id: ChargebackId): Promise<EvidenceFile[]> =>
  db
    .selectFrom('chargeback_files as c')
    .innerJoin('files as f', 'f.id', 'c.file_id')
    .select(['f.id', 'c.kind', 'c.order_id as orderId', 'f.name'])
    .select(['f.content_type as contentType', 'f.storage_key as storageKey'])
    .where('c.chargeback_id', '=', id)
    .orderBy('c.kind')
    .execute();

export async function saveEvidence(
  tx: Db,
  { chargeback_id, order_id }: Pick<ChargedOrderRow, 'chargeback_id' | 'order_id'>,
  { text, files }: { text: string; files: ReadonlyArray<{ _id: FileId; kind: EvidenceKind }> },
): Promise<void> {
  await tx
    .updateTable('chargeback_orders')
    .set({ text })
    .where('chargeback_id', '=', chargeback_id)
    .where('order_id', '=', order_id)
    .execute();
  await tx
    .deleteFrom('chargeback_files')
    .where('chargeback_id', '=', chargeback_id)
    .where('order_id', '=', order_id)
    .execute();
  if (files.length === 0) return;
  const rows = files.map(({ _id, kind }) => ({ file_id: _id, kind, chargeback_id, order_id }));
  await tx.insertInto('chargeback_files').values(rows).execute();
}

/** Those of a list that another person uploaded, or that are evidence elsewhere. */
export async function findUsedElsewhere(
  db: Db,
  { chargeback_id, order_id }: Pick<ChargedOrderRow, 'chargeback_id' | 'order_id'>,
  ids: readonly FileId[],
): Promise<FileId[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('chargeback_files')
    .select('file_id')
    .where('file_id', 'in', ids)
    .where((eb) => eb.or([eb('chargeback_id', '<>', chargeback_id), eb('order_id', '<>', order_id)]))
    .execute();
  return rows.map(({ file_id }) => file_id);
}

export async function markReady(tx: Db, id: ChargebackId, orderId: OrderId | null, now: Date): Promise<void> {
  await tx
    .updateTable('chargeback_orders')
    .set({ ready_at: now })
    .where('chargeback_id', '=', id)
    .where('ready_at', 'is', null)
    .$if(orderId !== null, (query) => query.where('order_id', '=', orderId as OrderId))
    .execute();
}

export async function markSending(tx: Db, id: ChargebackId, now: Date): Promise<void> {
  await tx.updateTable('chargebacks').set({ sending_at: now }).where('id', '=', id).execute();
}

export async function markSent(tx: Db, id: ChargebackId, now: Date): Promise<void> {
  await tx
    .updateTable('chargebacks')
    .set((eb) => ({ sending_at: eb.fn.coalesce('sending_at', eb.val(now)), sent_at: now }))
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute();
}

/** False when that is known already, or the bank has decided meanwhile. */
export async function markRefused(tx: Db, id: ChargebackId, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('chargebacks')
    .set({ refused_at: now })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .where('sent_at', 'is', null)
    .where('refused_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Those whose time is nearly over, and that nobody sent. */
export const findDue = (db: Db, before: Date): Promise<ChargebackRow[]> =>
  db
    .selectFrom('chargebacks')
    .selectAll()
    .where('state', '=', 'open')
    .where('sending_at', 'is', null)
    .where('due_by', '<=', before)
    .execute();
