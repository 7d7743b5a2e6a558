import type { Dispute, DisputeEntry } from '@souk/shared/money/disputes/schema.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { cx } from '@/ui/cx.ts';
import { didWords } from '../model/dispute-words.ts';
import { Evidence } from './evidence.tsx';

/** What both sides and the staff said and did, the oldest first. */
export function DisputeEntries({ dispute }: { dispute: Dispute }) {
  const count = dispute.entries.reduce((sum, { pictures }) => sum + pictures.length, 0);
  return (
    <ol className="flex flex-col gap-5">
      {dispute.entries.map((entry) => (
        <Entry key={`${entry.at} ${entry.kind} ${entry.by}`} dispute={dispute} entry={entry} count={count} />
      ))}
    </ol>
  );
}

function Entry({ dispute, entry, count }: { dispute: Dispute; entry: DisputeEntry; count: number }) {
  const t = useT();
  const { dayAndTime, money } = useFormat();
  const { kind, by, at, text, amount, pictures } = entry;
  const who = by === dispute.as ? t('disputes.by.you') : t(`disputes.by.${by}`);
  const did =
    kind === 'said'
      ? null
      : t(didWords(kind, dispute.isFree), { amount: amount ? money(amount, { exact: true }) : '' });
  return (
    <li className="min-w-0 text-14">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-semibold">{who}</span>
        <time dateTime={at} className="text-13 text-ink-2 figures">
          {dayAndTime(at)}
        </time>
      </p>
      {did ? <p className="mt-0.5">{did}</p> : null}
      {text ? (
        <p
          dir="auto"
          className={cx(
            'own-words mt-1.5 w-fit max-w-full rounded-14 bg-fill px-3.5 py-2.5 whitespace-pre-line wrap-anywhere',
          )}
        >
          {text}
        </p>
      ) : null}
      {pictures.length > 0 ? (
        <Evidence disputeId={dispute._id} pictures={pictures} count={count} name={who} />
      ) : null}
    </li>
  );
}
