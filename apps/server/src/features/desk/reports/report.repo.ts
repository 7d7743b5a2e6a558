import type { ReportReason, ReportState, ReportTargetKind } from '@souk/shared/desk/reports/rules.ts';
import type { ReportId, UserId } from '@souk/shared/ids.ts';
import type { Image } from '@souk/shared/images/schema.ts';
import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { Tables } from '../../../platform/db/schema.ts';
import { pictureOf } from '../../../platform/images/index.ts';
import { type ReportTarget, targetOf } from './report-target.repo.ts';

interface Person {
  id: UserId;
  name: string;
  handle: string;
  picture: Image | null;
}

export interface ReportRow {
  id: ReportId;
  targetKind: ReportTargetKind;
  targetId: string;
  target: ReportTarget | null;
  owner: Person | null;
  /** Of a review: who sells what it is about. */
  sellerId: UserId | null;
  reporter: Person;
  reason: ReportReason;
  note: string;
  /** Of a message: what was said when it was reported. */
  quote: string | null;
  state: ReportState;
  openAlike: number;
  createdAt: Date;
  decidedBy: Person | null;
  decidedAt: Date | null;
  decision: string;
}

/** False when the same person's report about it is open. */
export async function insertReport(tx: Db, report: Insertable<Tables['reports']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('reports')
    .values(report)
    .onConflict((conflict) =>
      conflict
        .columns(['reporter_id', 'target_kind', 'target_id'])
        // Written out: once it is planned for any value, Postgres could not tell which index is meant.
        .where('state', '=', sql.lit('open'))
        .doNothing(),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

interface Wanted {
  page: number;
  perPage: number;
  state?: ReportState | undefined;
  kind?: ReportTargetKind | undefined;
}

/** Open ones as they came, decided ones the latest first. */
export async function findReports(
  db: Db,
  { page, perPage, state, kind }: Wanted,
): Promise<{ rows: ReportRow[]; total: number; open: number }> {
  const wanted = sql`${state ? sql`r.state = ${state}` : sql`true`}
    and ${kind ? sql`r.target_kind = ${kind}` : sql`true`}`;
  const order = state === 'open' ? sql`r.created_at, r.id` : sql`r.created_at desc, r.id desc`;
  const [rows, { rows: counts }] = await Promise.all([
    select(db, sql`where ${wanted} order by ${order} limit ${perPage} offset ${(page - 1) * perPage}`),
    sql<{ total: number; open: number }>`
      select (select count(*)::int from reports r where ${wanted}) as total,
        (select count(*)::int from reports where state = 'open') as open`.execute(db),
  ]);
  return { rows, total: counts[0]?.total ?? 0, open: counts[0]?.open ?? 0 };
}

export async function findReport(db: Db, id: ReportId): Promise<ReportRow | undefined> {
  const [row] = await select(db, sql`where r.id = ${id}`);
  return row;
}

/** The report and, if asked for, the open ones about the same thing, kept still in one order. */
export async function lockReports(
  tx: Db,
  { targetKind, targetId, id }: Pick<ReportRow, 'targetKind' | 'targetId' | 'id'>,
  alike: boolean,
): Promise<Array<{ id: ReportId; state: ReportState }>> {
  return await tx
    .selectFrom('reports')
    .select(['id', 'state'])
    .where('target_kind', '=', targetKind)
    .where('target_id', '=', targetId)
    .where((where) => where.or([where('id', '=', id), ...(alike ? [where('state', '=', 'open')] : [])]))
    .orderBy('id')
    .forUpdate()
    .execute();
}

export async function decideReports(
  tx: Db,
  ids: readonly ReportId[],
  { state, by, decision, now }: { state: 'resolved' | 'dismissed'; by: UserId; decision: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('reports')
    .set({ state, decided_by: by, decided_at: now, decision })
    .where('id', 'in', ids)
    .execute();
}

async function select(db: Db, which: RawBuilder<unknown>): Promise<ReportRow[]> {
  const { rows } = await sql<ReportRow>`
    select r.id, r.target_kind as "targetKind", r.target_id as "targetId", r.reason, r.note, r.quote, r.state, r.decision,
      r.created_at as "createdAt", r.decided_at as "decidedAt", t.target,
      ${personOf(sql.ref('r.reporter_id'))} as reporter, ${personOf(sql.ref('r.decided_by'))} as "decidedBy",
      ${personOf(sql`(t.target ->> 'ownerId')::uuid`)} as owner,
      case r.target_kind when 'review' then (select s.owner_id from reviews rv join shops s on s.id = rv.shop_id
        where rv.id = r.target_id) end as "sellerId",
      (select count(*)::int from reports a where a.target_kind = r.target_kind and a.target_id = r.target_id
        and a.state = 'open') as "openAlike"
    from reports r cross join lateral (
      select ${targetOf(sql.ref('r.target_kind'), sql.ref('r.target_id'), sql.ref('r.reporter_id'))} as target) t
    ${which}`.execute(db);
  return rows;
}

const personOf = (id: RawBuilder<unknown>) => sql`(
  select json_build_object('id', u.id, 'name', u.name, 'handle', u.handle,
    'picture', ${pictureOf(sql.ref('u.picture_id'))}) from users u where u.id = ${id})`;
