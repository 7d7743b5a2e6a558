import type { AuditEntry } from '@souk/shared/desk/audit/schema.ts';
import type { Role } from '@souk/shared/identity/accounts/schema.ts';
import { documentKinds } from '@souk/shared/identity/verification/limits.ts';
import { stopReasons } from '@souk/shared/live/auctions/stop-reasons.ts';
import { useT } from '@/platform/i18n/index.ts';

/** What else an entry tells, in the reader's words: from which role to which, which document, why. */
export function useActDetails(): (entry: Pick<AuditEntry, 'action' | 'details'>) => string {
  const t = useT();
  return ({ action, details }) => {
    const { from, to, document, about, reason } = details;
    const words: string[] = [];
    if (isRole(from) && isRole(to)) {
      words.push(t('people.fromTo', { from: t(`admin.role.${from}`), to: t(`admin.role.${to}`) }));
    }
    const kind = documentKinds.find((one) => one === document);
    if (kind) words.push(t(`verify.document.${kind}`));
    if (typeof about === 'string' && about) words.push(about);
    // Written down as one of a few, all others in someone's own words.
    const stopped = action === 'lot.stopped' && stopReasons.find((one) => one === reason);
    if (stopped) words.push(t(`log.why.${stopped}`));
    else if (typeof reason === 'string' && reason) words.push(reason);
    return words.join(' · ');
  };
}

const roles: readonly string[] = ['member', 'support', 'admin'] satisfies Role[];
const isRole = (value: unknown): value is Role => typeof value === 'string' && roles.includes(value);
