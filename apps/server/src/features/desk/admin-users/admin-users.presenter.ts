import type { AdminUserDetail, AdminUserRow } from '@souk/shared/desk/admin-users/schema.ts';
import { presentEntry } from '../audit/index.ts';
import type { UserRow } from './admin-users.repo.ts';
import type { UserDetail } from './admin-users.service.ts';

export const presentRow = (row: UserRow): AdminUserRow => ({
  _id: row.id,
  name: row.name,
  handle: row.handle,
  picture: row.picture,
  email: row.email,
  emailVerified: row.emailVerified,
  mailRefusedAt: row.mailRefusedAt?.toISOString() ?? null,
  phoneVerified: row.phoneVerified,
  sellerVerified: row.sellerVerified,
  secondFactor: row.secondFactor,
  role: row.role,
  muted: row.muted,
  suspendedAt: row.suspendedAt?.toISOString() ?? null,
  shop: row.shop && { _id: row.shop.id, name: row.shop.name, slug: row.shop.slug },
  joinedAt: row.joinedAt.toISOString(),
});

export const presentDetail = ({ user, sessions, history }: UserDetail): AdminUserDetail => ({
  ...presentRow(user),
  city: user.city,
  sessionCount: sessions.count,
  lastSeenAt: sessions.lastSeenAt?.toISOString() ?? null,
  history: history.map(presentEntry),
});
