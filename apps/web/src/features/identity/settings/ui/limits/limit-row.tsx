import type { LimitPeriod } from '@souk/shared/identity/self-limits/rules.ts';
import type { SelfLimits } from '@souk/shared/identity/self-limits/schema.ts';
import type { Money } from '@souk/shared/money.ts';
import { Clock } from 'lucide-react';
import { useState } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { LimitForm } from './limit-form.tsx';
import { useChangeLimits } from './use-change-limits.ts';

interface LimitRowProps {
  period: LimitPeriod;
  currency: string;
  limit: SelfLimits['limits'][LimitPeriod];
  spent: Money;
}

export function LimitRow({ period, currency, limit, spent }: LimitRowProps) {
  const t = useT();
  const { money } = useFormat();
  const [editing, setEditing] = useState(false);
  const name = t(`limits.period.${period}`);
  const left = limit && { amount: Math.max(0, limit.amount.amount - spent.amount), currency };
  return (
    <li className="border-t border-hairline py-4 first:border-t-0 last:pb-0">
      <div className="flex items-center justify-between gap-4">
        <div className="min-w-0">
          <p className="text-14 text-ink-2">{name}</p>
          <p className="mt-0.5 text-18 font-semibold text-ink-1 figures">
            {limit ? money(limit.amount) : <span className="font-medium text-ink-3">{t('limits.none')}</span>}
          </p>
        </div>
        {editing ? null : (
          <Button
            size={32}
            aria-label={t(limit ? 'limits.changeOf' : 'limits.setOf', { period: name })}
            onClick={() => setEditing(true)}
          >
            {t(limit ? 'limits.change' : 'limits.set')}
          </Button>
        )}
      </div>
      {limit && left ? (
        <>
          <Spent part={spent.amount / limit.amount.amount} />
          <p className="mt-1.5 text-13 text-ink-2 figures">
            {t('limits.used', { spent: money(spent), left: money(left) })}
          </p>
        </>
      ) : null}
      {limit?.next ? <Waiting period={period} amount={limit.amount} next={limit.next} /> : null}
      {editing ? (
        <LimitForm period={period} currency={currency} limit={limit} onDone={() => setEditing(false)} />
      ) : null}
    </li>
  );
}

/** How much of a limit is used; the words below say it too. */
function Spent({ part }: { part: number }) {
  return (
    <div aria-hidden="true" className="mt-2.5 h-1.5 overflow-hidden rounded-full bg-track">
      <div
        className="h-full rounded-full bg-accent"
        style={{ width: `${Math.min(1, Math.max(0, part)) * 100}%` }}
      />
    </div>
  );
}

interface WaitingProps {
  period: LimitPeriod;
  amount: Money;
  next: { amount: Money | null; from: string };
}

/** What will hold in a while, and the way to think better of it. */
function Waiting({ period, amount, next }: WaitingProps) {
  const t = useT();
  const { money, dayAndTime } = useFormat();
  const change = useChangeLimits();
  const when = dayAndTime(next.from);
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-12 bg-accent-soft px-4 py-2.5">
      <p className="flex min-w-0 grow items-center gap-2.5 text-14 text-ink-1">
        <Clock size={17} aria-hidden="true" className="shrink-0 text-accent-text" />
        {next.amount ? t('limits.becomes', { amount: money(next.amount), when }) : t('limits.goes', { when })}
      </p>
      <Button
        size={32}
        loading={change.isPending}
        onClick={() => change.mutate({ change: { [period]: amount }, said: t('limits.kept') })}
      >
        {t('limits.keepLower')}
      </Button>
    </div>
  );
}
