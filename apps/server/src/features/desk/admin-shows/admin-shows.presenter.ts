import type { AdminShowRow } from '@souk/shared/desk/admin-shows/schema.ts';
import type { ShowRow } from './admin-shows.repo.ts';

export const presentRow = (row: ShowRow): AdminShowRow => ({
  _id: row.id,
  title: row.title,
  state: row.state,
  visibility: row.visibility,
  cover: row.cover,
  startsAt: row.startsAt.toISOString(),
  viewerCount: row.viewerCount,
  lotCount: row.lotCount,
  shop: { _id: row.shop.id, name: row.shop.name },
  running: row.running,
});
