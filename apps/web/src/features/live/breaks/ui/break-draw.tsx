import type { BreakLog } from '@souk/shared/live/breaks/log.ts';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Check, FileDown, FileSearch, ShieldAlert, ShieldCheck } from 'lucide-react';
import { useRef } from 'react';
import { saveFile } from '@/platform/files/save-file.ts';
import { useFormat, useT, useWordsToCome } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { cx } from '@/ui/cx.ts';
import { getBreakLog, getBreakOfLot } from '../api/breaks.ts';
import { drawWords } from '../model/break-words.ts';
import { type CheckedDraw, useCheckedDraw } from '../model/use-checked-draw.ts';

/** Beside the log of a spot: the draw of its break, checked on this device. Nothing for any other lot. */
export function BreakDraw({ lotId }: { lotId: string }) {
  useWordsToCome(drawWords);
  const { data: of } = useSuspenseQuery(getBreakOfLot(lotId));
  return of ? <Draw breakId={of._id} title={of.title} /> : null;
}

function Draw({ breakId, title }: { breakId: string; title: string }) {
  const t = useT();
  const { data: log } = useQuery(getBreakLog(breakId));
  const { checked, checkFile } = useCheckedDraw(log);
  const chosen = useRef<HTMLInputElement>(null);
  return (
    <section
      aria-label={t('breaks.log.of', { title })}
      className="min-w-0 rounded-16 border border-line bg-surface p-5 shadow-card"
    >
      <p dir="auto" className="own-words mb-3 text-14 font-semibold wrap-anywhere">
        {t('breaks.log.of', { title })}
      </p>
      <div role="status" className="min-h-36">
        <Outcome checked={checked} />
      </div>
      {log ? <Spots log={log} /> : null}
      {log ? (
        <div className="mt-4 rounded-12 bg-fill p-3">
          <p className="text-12 text-ink-2">{t(log.head ? 'breaks.log.head' : 'breaks.log.declared')}</p>
          <code dir="ltr" className="block font-mono text-12 wrap-anywhere">
            {log.head ?? log.declared}
          </code>
        </div>
      ) : null}
      <div className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-2">
        <Button
          disabled={!log}
          icon={<FileDown size={17} aria-hidden="true" />}
          onClick={() =>
            saveFile(new Blob([JSON.stringify(log)], { type: 'application/json' }), `break-${breakId}.json`)
          }
        >
          {t('breaks.log.download')}
        </Button>
        <Button icon={<FileSearch size={17} aria-hidden="true" />} onClick={() => chosen.current?.click()}>
          {t('breaks.log.file')}
        </Button>
        <input
          ref={chosen}
          type="file"
          accept="application/json,.json"
          aria-label={t('breaks.log.file')}
          tabIndex={-1}
          className="sr-only"
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file) void checkFile(file);
            target.value = '';
          }}
        />
      </div>
    </section>
  );
}

function Outcome({ checked }: { checked: CheckedDraw | null }) {
  const t = useT();
  const { number } = useFormat();
  if (!checked) return <Title tone="wait" title={t('breaks.log.checking')} note={null} />;
  const { verdict, file } = checked;
  const note = file ?? t('breaks.log.here');
  if (!verdict.ok) {
    const { problem, number: at } = verdict;
    const why = t(`breaks.log.problem.${problem}`);
    return (
      <>
        <Title tone="bad" title={t('breaks.log.wrong')} note={note} />
        <p className="mt-3 text-14">
          {at === null
            ? why
            : t(problem === 'drawn' ? 'breaks.log.atSpot' : 'breaks.log.atEntry', {
                number: number(at),
                why,
              })}
        </p>
      </>
    );
  }
  if (verdict.state === 'open')
    return (
      <>
        <Title tone="wait" title={t('breaks.log.open')} note={note} />
        <p className="mt-3 text-14 text-ink-2">{t('breaks.log.openNote')}</p>
      </>
    );
  const points = [
    t('breaks.log.holds.declared'),
    t('breaks.log.holds.entries', { count: verdict.entries }),
    t('breaks.log.holds.drawn'),
  ];
  return (
    <>
      <Title tone="won" title={t('breaks.log.right')} note={note} />
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

function Spots({ log: { drawn, contents, house } }: { log: BreakLog }) {
  const t = useT();
  const { number } = useFormat();
  if (drawn.length === 0) return null;
  return (
    <ol aria-label={t('breaks.spots')} className="mt-4 max-h-64 divide-y divide-line overflow-y-auto text-14">
      {drawn.map((content, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a spot is its number
        <li key={at} className="flex items-baseline gap-3 py-1.5">
          <span dir="ltr" className="w-9 shrink-0 text-ink-2 figures">
            {`#${number(at + 1)}`}
          </span>
          <span dir="auto" className="own-words min-w-0 grow wrap-anywhere">
            {contents[content - 1]?.name}
          </span>
          {house.includes(at + 1) ? <span className="text-12 text-ink-2">{t('breaks.house')}</span> : null}
        </li>
      ))}
    </ol>
  );
}

const tones = {
  won: { ground: 'bg-won-soft text-won-text', Icon: ShieldCheck },
  bad: { ground: 'bg-bad-soft text-bad', Icon: ShieldAlert },
  wait: { ground: 'bg-fill text-ink-2', Icon: ShieldCheck },
} as const;

function Title({ title, note, tone }: { title: string; note: string | null; tone: keyof typeof tones }) {
  const { ground, Icon } = tones[tone];
  return (
    <div className="flex items-center gap-3">
      <span className={cx('grid size-11 shrink-0 place-items-center rounded-12', ground)}>
        <Icon size={22} aria-hidden="true" />
      </span>
      <div className="min-w-0">
        <h2 className="display text-18 wrap-anywhere">{title}</h2>
        {note ? <p className="text-12 text-ink-2">{note}</p> : null}
      </div>
    </div>
  );
}
