import type { AdminUserRow } from '@souk/shared/desk/admin-users/schema.ts';
import { useT } from '@/platform/i18n/index.ts';
import { StatusChip } from '@/ui/badge/status-chip.tsx';

/** A person's standing: what was taken from them, what they proved, or simply that all is well. */
export function StandingChips({ person }: { person: AdminUserRow }) {
  const t = useT();
  const { suspendedAt, muted, emailVerified, sellerVerified } = person;
  const plain = suspendedAt === null && !muted && emailVerified && !sellerVerified;
  return (
    <span className="inline-flex flex-wrap gap-1.5 max-sm:justify-end">
      {suspendedAt === null ? null : <StatusChip tone="action">{t('people.state.suspended')}</StatusChip>}
      {muted ? <StatusChip tone="progress">{t('people.state.muted')}</StatusChip> : null}
      {emailVerified ? null : <StatusChip tone="closed">{t('people.state.unproved')}</StatusChip>}
      {sellerVerified ? <StatusChip tone="done">{t('people.state.seller')}</StatusChip> : null}
      {plain ? <span className="text-13 text-ink-3">{t('people.state.well')}</span> : null}
    </span>
  );
}
