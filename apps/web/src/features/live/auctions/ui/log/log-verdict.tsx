import type { LotLog } from '@souk/shared/live/auctions/log.ts';
import { Check, Copy, FileDown, FileSearch, RefreshCw, ShieldAlert, ShieldCheck } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { saveFile } from '@/platform/files/save-file.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button, IconButton } from '@/ui/button/button.tsx';
import { cx } from '@/ui/cx.ts';
import { useToast } from '@/ui/toast/use-toast.ts';
import type { CheckState } from '../../model/use-checked-log.ts';

interface LogVerdictProps {
  log: LotLog;
  state: CheckState;
  onAgain: () => void;
  onFile: (file: File) => void;
}

/** What came of checking the log, and what anyone can do to check it. A file may be dropped on it. */
export function LogVerdict({ log, state, onAgain, onFile }: LogVerdictProps) {
  const t = useT();
  const { number } = useFormat();
  const chosen = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  const text = JSON.stringify(log);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button below chooses a file as well
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className={cx(
        'min-w-0 rounded-16 border bg-surface p-5 shadow-card',
        isOver ? 'border-accent bg-accent-soft' : 'border-line',
      )}
    >
      <div role="status" className="min-h-47">
        <Outcome log={log} state={state} />
      </div>
      <div className="mt-4 flex items-center gap-2 rounded-12 bg-fill p-3">
        <div className="min-w-0 grow">
          <p className="text-12 text-ink-2">{t('log.head')}</p>
          <code dir="ltr" className="block truncate font-mono text-12">
            {log.head ?? '–'}
          </code>
        </div>
        <CopyHead head={log.head} />
      </div>
      <Button
        look="accent"
        size={48}
        block
        loading={state.kind === 'checking'}
        icon={<RefreshCw size={18} aria-hidden="true" />}
        onClick={onAgain}
        className="mt-4"
      >
        {t('log.verifyAgain')}
      </Button>
      <div className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-2">
        <Button
          icon={<FileDown size={17} aria-hidden="true" />}
          onClick={() => saveFile(new Blob([text], { type: 'application/json' }), `lot-${log.lot}.json`)}
        >
          {t('log.download', { size: number(Math.max(1, Math.round(text.length / 1_000))) })}
        </Button>
        <Button icon={<FileSearch size={17} aria-hidden="true" />} onClick={() => chosen.current?.click()}>
          {t('log.checkFile')}
        </Button>
        <input
          ref={chosen}
          type="file"
          accept="application/json,.json"
          aria-label={t('log.checkFile')}
          tabIndex={-1}
          className="sr-only"
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file) onFile(file);
            target.value = '';
          }}
        />
      </div>
    </div>
  );
}

function Outcome({ log, state }: Pick<LogVerdictProps, 'log' | 'state'>) {
  const t = useT();
  const { number } = useFormat();
  if (state.kind === 'checking')
    return <Title title={t('log.checking')} note={t('log.checkedHere')} tone="wait" />;
  if (state.kind === 'failed')
    return <Title title={t('log.notChecked')} note={t('log.notCheckedNext')} tone="bad" />;
  const { checked, file } = state;
  const { verdict, milliseconds } = checked;
  const took = t('log.took', { count: number(Math.max(1, Math.round(milliseconds))) });
  const where = file === null ? took : `${file} · ${took}`;
  if (!verdict.ok && verdict.problem === 'empty' && file === null)
    return <Title title={t('log.notBegun')} note={t('log.notBegunNote')} tone="wait" />;
  if (!verdict.ok) {
    const { problem, number: at } = verdict;
    return (
      <>
        <Title title={t('log.broken')} note={where} tone="bad" />
        <p className="mt-3 text-14">
          {at === null
            ? t(`log.problem.${problem}`)
            : t('log.brokenAt', { number: number(at), why: t(`log.problem.${problem}`) })}
        </p>
      </>
    );
  }
  const isAnother = file !== null && checked.lot !== log.lot;
  const isOlder = file !== null && !isAnother && verdict.head !== log.head;
  const points = [
    t('log.holds.hashes', { count: verdict.entries }),
    t('log.holds.rules'),
    t('log.holds.seals'),
    isAnother ? t('log.anotherLot') : isOlder ? t('log.older') : t('log.holds.head'),
  ];
  return (
    <>
      <Title title={t('log.holds')} note={where} tone="won" />
      <ul className="mt-3.5 grid gap-2 text-14">
        {points.map((point) => (
          <li key={point} className="flex gap-2.5">
            <Check size={17} aria-hidden="true" className="mt-0.5 shrink-0 text-won-text" />
            {point}
          </li>
        ))}
      </ul>
    </>
  );
}

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

function CopyHead({ head }: { head: string | null }) {
  const t = useT();
  const say = useToast();
  if (!head) return null;
  const copy = async () => {
    await navigator.clipboard.writeText(head);
    await say((words) => ({ id: 'copy', kind: 'done', title: words('orders.copied'), text: head }));
  };
  return (
    <IconButton label={t('log.copyHead')} look="ghost" onClick={() => void copy()}>
      <Copy size={17} aria-hidden="true" />
    </IconButton>
  );
}
