import type { AuditEntry } from '@souk/shared/desk/audit/schema.ts';
import type { EntryRow } from './audit.repo.ts';

export const presentEntry = (row: EntryRow): AuditEntry => ({
  _id: row.id,
  actor: row.actor && {
    _id: row.actor.id,
    name: row.actor.name,
    handle: row.actor.handle,
    picture: row.actor.picture,
  },
  action: row.action,
  subject: {
    kind: row.subjectKind,
    _id: row.subjectId,
    name: row.subject?.name ?? null,
    handle: row.subject?.handle ?? null,
  },
  details: row.details,
  createdAt: row.createdAt.toISOString(),
});
