import type { GiveawayLog } from '@souk/shared/live/giveaways/log.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { Check, FileDown, RefreshCw, ShieldAlert, ShieldCheck } from 'lucide-react';
import { saveFile } from '@/platform/files/save-file.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { cx } from '@/ui/cx.ts';
import type { CheckedDraw } from '../../model/check-draw.ts';

interface DrawVerdictProps {
  log: GiveawayLog;
  text: string;
  check: UseQueryResult<CheckedDraw>;
}

/** What came of drawing again here, and what of it anyone can take along. */
export function DrawVerdict({ log, text, check }: DrawVerdictProps) {
  const t = useT();
  const isOver = log.head !== null;
  return (
    <div className="min-w-0 rounded-16 border border-line bg-surface p-5 shadow-card">
      <div role="status" className={isOver ? 'min-h-40' : undefined}>
        <Outcome log={log} check={check} />
      </div>
      <dl className="mt-4 grid gap-3 rounded-12 bg-fill p-3">
        <Sealed label={t('draw.sealed')} value={log.secretHash} />
        {log.secret ? <Sealed label={t('draw.secret')} value={log.secret} /> : null}
        {log.head ? <Sealed label={t('draw.list')} value={log.head} /> : null}
      </dl>
      <div className="mt-4 grid gap-2">
        {isOver ? (
          <Button
            look="accent"
            size={48}
            block
            loading={check.isFetching}
            icon={<RefreshCw size={18} aria-hidden="true" />}
            onClick={() => void check.refetch()}
          >
            {t('log.verifyAgain')}
          </Button>
        ) : null}
        <Button
          block
          icon={<FileDown size={17} aria-hidden="true" />}
          onClick={() =>
            saveFile(new Blob([text], { type: 'application/json' }), `giveaway-${log.giveaway}.json`)
          }
        >
          {t('draw.download')}
        </Button>
      </div>
    </div>
  );
}

const Sealed = ({ label, value }: { label: string; value: string }) => (
  <div className="min-w-0">
    <dt className="text-12 text-ink-2">{label}</dt>
    <dd dir="ltr" className="font-mono text-12 break-all">
      {value}
    </dd>
  </div>
);

function Outcome({ log, check }: Pick<DrawVerdictProps, 'log' | 'check'>) {
  const t = useT();
  const { number } = useFormat();
  if (check.isError) return <Title title={t('log.notChecked')} note={t('log.notCheckedNext')} tone="bad" />;
  if (!check.data) return <Title title={t('draw.checking')} note={t('log.checkedHere')} tone="wait" />;
  const { verdict, milliseconds } = check.data;
  const took = t('log.took', { count: number(Math.max(1, Math.round(milliseconds))) });
  if (!verdict.ok) {
    const why = t(`draw.problem.${verdict.problem}`);
    return (
      <>
        <Title title={t('draw.broken')} note={took} tone="bad" />
        <p className="mt-3 text-14">
          {verdict.number === null ? why : t('draw.brokenAt', { number: number(verdict.number), why })}
        </p>
      </>
    );
  }
  if (verdict.state === 'open')
    return <Title title={t('draw.notYet')} note={t('draw.notYetNote')} tone="wait" />;
  if (verdict.state === 'cancelled')
    return (
      <>
        <Title title={t('draw.cancelled')} note={took} tone="wait" />
        <Points points={[t('draw.points.list', { count: verdict.entries }), t('draw.cancelledPoint')]} />
      </>
    );
  const { winner, entries } = verdict;
  const points = [
    t('draw.points.secret'),
    t('draw.points.list', { count: entries }),
    winner === null ? t('draw.points.nobody') : t('draw.points.winner', { number: number(winner) }),
    ...(log.struck.length > 0 ? [t('draw.points.struck', { count: log.struck.length })] : []),
  ];
  return (
    <>
      <Title title={t('draw.holds')} note={took} tone="won" />
      <Points points={points} />
    </>
  );
}

const Points = ({ points }: { points: readonly string[] }) => (
  <ul className="mt-3.5 grid gap-2 text-14">
    {points.map((point) => (
      <li key={point} className="flex gap-2.5">
        <Check size={17} aria-hidden="true" className="mt-0.5 shrink-0 text-won-text" />
        {point}
      </li>
    ))}
  </ul>
);

const tones = {
  won: { ground: 'bg-won-soft text-won-text', Icon: ShieldCheck },
  bad: { ground: 'bg-bad-soft text-bad', Icon: ShieldAlert },
  wait: { ground: 'bg-fill text-ink-2', Icon: ShieldCheck },
} as const;

function Title({ title, note, tone }: { title: string; note: string; tone: keyof typeof tones }) {
  const { ground, Icon } = tones[tone];
  return (
    <div className="flex items-center gap-3">
      <span className={cx('grid size-11 shrink-0 place-items-center rounded-12', ground)}>
        <Icon size={22} aria-hidden="true" />
      </span>
      <div className="min-w-0">
        <h2 className="display text-18 wrap-anywhere">{title}</h2>
        <p className="text-12 text-ink-2">{note}</p>
      </div>
    </div>
  );
}
