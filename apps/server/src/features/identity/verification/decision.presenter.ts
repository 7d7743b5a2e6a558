import type { CheckDetail, CheckRow } from '@souk/shared/identity/verification/schema.ts';
import { presentDocument, storedUntil } from './check.presenter.ts';
import type { DetailRow, QueueRow } from './decision.repo.ts';

export const presentRow = (row: QueueRow): CheckRow => ({
  _id: row.id,
  person: {
    _id: row.person.id,
    name: row.person.name,
    handle: row.person.handle,
    picture: row.person.picture,
  },
  state: row.state,
  legalName: row.legalName,
  country: row.country,
  documentCount: row.documentCount,
  sentAt: row.sentAt.toISOString(),
  endedAt: row.endedAt?.toISOString() ?? null,
});

export const presentDetail = (row: DetailRow, documentDays: number): CheckDetail => {
  const { person } = row;
  const shown = presentRow(row);
  return {
    ...shown,
    person: {
      ...shown.person,
      email: person.email,
      emailVerified: person.emailVerified,
      phone: person.phone,
      phoneVerified: person.phoneVerified,
      joinedAt: new Date(person.joinedAt).toISOString(),
      role: person.role,
      shop: person.shop,
    },
    reason: row.reason,
    decidedBy: row.decidedBy && { _id: row.decidedBy.id, name: row.decidedBy.name },
    documents: row.documents.map(presentDocument),
    documentsUntil: storedUntil(row.endedAt, documentDays),
    earlier: row.earlier.map(({ id, state, reason, endedAt }) => ({
      _id: id,
      state,
      reason,
      endedAt: endedAt === null ? null : new Date(endedAt).toISOString(),
    })),
  };
};
