import type { AuditEntry } from '@souk/shared/desk/audit/schema.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { useActDetails } from './use-act-details.ts';

/** What was done to a person, newest first. */
export function History({ entries }: { entries: readonly AuditEntry[] }) {
  const t = useT();
  const { dayAndTime } = useFormat();
  const detailsOf = useActDetails();
  if (entries.length === 0) return <p className="text-14 text-ink-2">{t('people.noHistory')}</p>;
  return (
    <ol className="flex flex-col">
      {entries.map((entry) => (
        <li key={entry._id} className="border-t border-hairline py-2.5 text-14">
          <p className="flex items-baseline justify-between gap-4">
            <span className="font-medium text-ink-1">{t(`people.done.${entry.action}`)}</span>
            <time dateTime={entry.createdAt} className="shrink-0 text-13 text-ink-3">
              {dayAndTime(entry.createdAt)}
            </time>
          </p>
          <p className="text-13 text-ink-2">
            {[entry.actor?.name ?? t('people.command'), detailsOf(entry)].filter(Boolean).join(' · ')}
          </p>
        </li>
      ))}
    </ol>
  );
}
