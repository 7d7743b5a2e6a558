import type { ReportRow as Report } from '@souk/shared/desk/reports/schema.ts';
import type { PersonCard } from '@souk/shared/identity/people/schema.ts';
import type { SignedInUser } from '../../../platform/session/actor.ts';
import type { ReportRow } from './report.repo.ts';

type Asks = Pick<SignedInUser, 'userId'>;

/** What they made or sell, or what others said of it. */
export const isOwnReport = ({ target, sellerId }: ReportRow, { userId }: Asks): boolean =>
  target?.ownerId === userId || sellerId === userId;

export const presentReport = (row: ReportRow, actor: Asks): Report => ({
  _id: row.id,
  target: {
    kind: row.targetKind,
    _id: row.targetId,
    title: row.quote ?? row.target?.title ?? null,
    seenAt: row.target?.seenAt ? { kind: row.target.seenAt.kind, _id: row.target.seenAt.id } : null,
    owner: row.owner && presentPerson(row.owner),
  },
  reporter: presentPerson(row.reporter),
  reason: row.reason,
  note: row.note,
  state: row.state,
  isOwn: isOwnReport(row, actor),
  openAlike: row.openAlike,
  createdAt: row.createdAt.toISOString(),
  decidedBy: row.decidedBy && presentPerson(row.decidedBy),
  decidedAt: row.decidedAt?.toISOString() ?? null,
  decision: row.decision,
});

const presentPerson = ({ id, name, handle, picture }: ReportRow['reporter']): PersonCard => ({
  _id: id,
  name,
  handle,
  picture,
});
