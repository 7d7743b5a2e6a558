import type { AdminUserChange, AdminUserRow } from '@souk/shared/desk/admin-users/schema.ts';
import type { OwnUser } from '@souk/shared/identity/accounts/schema.ts';

/** What an admin can do about a person. */
export type Act = 'mute' | 'unmute' | 'suspend' | 'unsuspend' | 'role' | 'end-sessions' | 'second-factor-off';

export type Standing = Pick<AdminUserRow, '_id' | 'muted' | 'suspendedAt' | 'role' | 'secondFactor'>;

/** What `me` may do about this person now; nobody changes themselves, and support only reads. */
export function actsFor(me: Pick<OwnUser, '_id' | 'role'> | null, person: Standing): Act[] {
  if (me?.role !== 'admin' || me._id === person._id) return [];
  return [
    person.muted ? 'unmute' : 'mute',
    person.suspendedAt === null ? 'suspend' : 'unsuspend',
    'role',
    'end-sessions',
    ...(person.secondFactor ? (['second-factor-off'] as const) : []),
  ];
}

/** Acts that take something away say why. */
export const needsReason = (act: Act): boolean =>
  act === 'mute' || act === 'suspend' || act === 'second-factor-off';

export function changeOf(
  act: Exclude<Act, 'role' | 'end-sessions' | 'second-factor-off'>,
  reason: string,
): AdminUserChange {
  const why = reason.trim() ? { reason: reason.trim() } : {};
  if (act === 'mute' || act === 'unmute') return { muted: act === 'mute', ...why };
  return { suspended: act === 'suspend', ...why };
}
