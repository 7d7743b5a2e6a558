/** What staff do that is written down for good. */
export const auditActions = [
  'user.muted',
  'user.unmuted',
  'user.suspended',
  'user.unsuspended',
  'user.role-changed',
  'user.sessions-ended',
  'seller.approved',
  'seller.refused',
  'seller.document-read',
  'report.resolved',
  'report.dismissed',
  'review.removed',
  'room.messages-removed',
  'room.timed-out',
  'room.banned',
  'room.unbanned',
] as const;
