import type { RoomLot } from '@souk/shared/live/auctions/room-lot.ts';
import type { HostedLot } from '@souk/shared/live/hosting/schema.ts';
import { Play, SkipForward, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Drawer } from '@/ui/drawer/drawer.tsx';
import { optionWords } from '@/ui/option-words/option-words.ts';
import { Picture } from '@/ui/picture/picture.tsx';
import { changeTerms, lineUp, orderRunList, startLot } from '../api/host-acts.ts';
import { draftOf, type TermsDraft, termsOf, whyNotReady } from '../model/next-terms.ts';
import type { Leading } from '../model/use-hosting.ts';
import { TermsFields, useClosingWords } from './terms-fields.tsx';

interface NextCardProps {
  showId: string;
  lot: HostedLot;
  /** What waits, in its order. */
  waiting: readonly string[];
  running: RoomLot | null;
  leading: Leading & { hosting: NonNullable<Leading['hosting']> };
}

/** The lot that comes next, what it is sold by, and the button that starts it. */
export function NextCard({ showId, lot, waiting, running, leading }: NextCardProps) {
  const t = useT();
  const { money, number } = useFormat();
  const closing = useClosingWords();
  const { act, busy, hosting } = leading;
  const { currency } = hosting;
  const [draft, setDraft] = useState<TermsDraft>(() => draftOf(lot));
  const why = whyNotReady(lot, draft);
  const isLinedUp = running !== null && hosting.next === lot._id;
  const terms = termsOf(lot, draft);
  const lineUpNext = async () => {
    await changeTerms(lot._id, terms);
    await lineUp(showId, lot._id);
  };
  const fields = <TermsFields draft={draft} onChange={setDraft} currency={currency} seller={lot.seller} />;
  return (
    <section aria-label={t('hosting.next')} className="rounded-20 border border-line bg-surface p-3 lg:p-4">
      <div className="flex items-center gap-3">
        <Picture image={lot.image} alt="" ratio="4/5" sizes="48px" className="!w-12 shrink-0 rounded-10" />
        <div className="min-w-0 grow">
          <p className="text-12 text-ink-2 figures">
            {t('hosting.nextLot', { number: lot.number })}
            {lot.variant ? ` · ${optionWords(lot.variant.options)}` : null}
            {lot.seller ? ` · ${t('coHost.seller', { shop: lot.seller })}` : null}
          </p>
          <p dir="auto" className="own-words truncate text-16 font-semibold">
            {lot.title}
          </p>
          <p className="truncate text-12 text-ink-2 figures">
            {lot.preBids
              ? t('hosting.preBids', {
                  count: lot.preBids.count,
                  opens: money(lot.preBids.opensAt),
                })
              : t('live.inStock', { count: number(lot.available) })}
          </p>
        </div>
      </div>
      <div className="mt-3 max-lg:hidden">{fields}</div>
      <Drawer
        dark
        from="bottom"
        title={t('hosting.settings')}
        trigger={
          <Button
            look="soft"
            size={44}
            block
            className="mt-2 lg:hidden"
            icon={<SlidersHorizontal size={17} aria-hidden="true" />}
          >
            <span className="truncate figures">
              {t('hosting.seconds', { seconds: number(draft.seconds) })} · {closing(draft.closing)}
            </span>
          </Button>
        }
      >
        {fields}
      </Drawer>
      <p aria-live="polite" className="min-h-5 pt-1 text-12 text-live-text">
        {why ? t(`hosting.why.${why}`) : null}
      </p>
      <div className="mt-1 flex gap-2">
        {waiting.length > 1 && !isLinedUp ? (
          <Button
            look="soft"
            size={56}
            disabled={busy}
            icon={<SkipForward size={18} aria-hidden="true" className="rtl:-scale-x-100" />}
            onClick={() =>
              void act(() => orderRunList(showId, { lots: [...waiting.slice(1), lot._id], steps: [] }))
            }
          >
            {t('hosting.skip')}
          </Button>
        ) : null}
        {isLinedUp ? (
          <Button
            look="on"
            size={56}
            block
            className="min-w-0 !shrink !px-3"
            disabled={busy}
            onClick={() => void act(() => lineUp(showId, null))}
          >
            {t('hosting.linedUp', { number: lot.number })}
          </Button>
        ) : (
          <Button
            look="accent"
            size={56}
            block
            className="min-w-0 !shrink !px-3"
            disabled={why !== null}
            loading={busy}
            icon={<Play size={20} aria-hidden="true" className="fill-current" />}
            onClick={() => void act(running ? lineUpNext : () => startLot(lot._id, terms))}
          >
            {running
              ? t('hosting.startAfter', { number: lot.number, running: running.number ?? 0 })
              : t('hosting.start', { number: lot.number })}
          </Button>
        )}
      </div>
    </section>
  );
}
