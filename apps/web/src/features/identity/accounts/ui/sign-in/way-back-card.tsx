import { DoorOpen } from 'lucide-react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Picture } from '@/ui/picture/picture.tsx';
import type { WayBack } from '../../model/way-back.ts';

/** What one was doing when the sign-in came between: it is not lost. */
export function WayBackCard({ to }: { to: WayBack | null }) {
  const t = useT();
  const { money } = useFormat();
  if (!to) return null;
  const thing = to.kind === 'place' ? null : to;
  return (
    <div className="flex items-center gap-3 rounded-14 bg-accent-soft p-2">
      {thing?.image ? (
        <Picture image={thing.image} alt="" ratio="1/1" sizes="44px" className="!w-11 shrink-0 rounded-10" />
      ) : (
        <span className="grid size-11 shrink-0 place-items-center rounded-10 bg-surface text-accent-text">
          <DoorOpen size={20} aria-hidden="true" />
        </span>
      )}
      <div className="min-w-0 grow">
        <p className="text-14 font-semibold text-ink-1">{t(`signIn.backTo.${to.kind}`)}</p>
        <p className="flex text-12 text-ink-2">
          {to.kind === 'place' ? <span className="truncate">{t(to.name)}</span> : <Line thing={to} />}
        </p>
      </div>
      {thing?.price ? <p className="pe-2 text-16 font-semibold figures">{money(thing.price)}</p> : null}
    </div>
  );
}

/** A long title alone is cut off, at its own end whichever way it reads. */
function Line({ thing }: { thing: Exclude<WayBack, { kind: 'place' }> }) {
  const t = useT();
  return (
    <>
      {thing.lot ? (
        <span className="shrink-0 whitespace-pre">{`${t('signIn.lot', { number: thing.lot })} · `}</span>
      ) : null}
      <bdi className="truncate">{thing.title}</bdi>
      {thing.live ? <span className="shrink-0 whitespace-pre">{` · ${t('signIn.liveNow')}`}</span> : null}
    </>
  );
}
