import type { GiveawayPage as Page } from '@souk/shared/live/giveaways/schema.ts';
import { Gift, PartyPopper, Timer, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat, useT, useWordsToCome } from '@/platform/i18n/index.ts';
import { Breadcrumb } from '@/ui/breadcrumb/breadcrumb.tsx';
import { ErrorState } from '@/ui/error-state/error-state.tsx';
import { Picture } from '@/ui/picture/picture.tsx';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton/skeleton.tsx';
import { drawWords, outcomeOf } from '../../model/giveaway-words.ts';
import { useGiveawayPage } from '../../model/use-giveaway-page.ts';
import { WinnersNext } from '../giveaway-result.tsx';
import { DrawVerdict } from './draw-verdict.tsx';
import { EntryList } from './entry-list.tsx';

/** A giveaway, what was announced before it, and whether its draw is what that makes; checked in the browser. */
export function GiveawayPage({ giveaway }: { giveaway: Page }) {
  useWordsToCome(drawWords);
  const t = useT();
  const { log, standing, check, text } = useGiveawayPage(giveaway);
  const own = standing?.entry?.number ?? null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 pb-10 lg:grid-cols-[minmax(0,1fr)_21.75rem]">
      <div className="min-w-0">
        <Breadcrumb
          crumbs={[
            {
              label: giveaway.shop.name,
              link: { to: '/shop/$shopId', params: { shopId: giveaway.shop._id } },
            },
            {
              label: giveaway.show.title,
              link: { to: '/live/$roomId', params: { roomId: giveaway.show._id } },
            },
            { label: t('ui.giveaway') },
          ]}
        />
        <Summary giveaway={giveaway} />
        {giveaway.winner && own === giveaway.winner.number ? (
          <div className="mt-4 rounded-16 border border-won bg-won-soft p-4">
            <p className="display flex items-center gap-2 text-22">
              <PartyPopper size={22} aria-hidden="true" className="text-won-text" />
              {t('giveaway.youWon')}
            </p>
            <WinnersNext gift={standing?.gift ?? null} />
          </div>
        ) : null}
        <div className="mt-4">
          {log.data ? (
            <EntryList log={log.data} own={own} />
          ) : log.isError ? (
            <ErrorState
              title={t('ui.listFailed')}
              note={t('ui.checkConnection')}
              onRetry={() => void log.refetch()}
            />
          ) : (
            <SkeletonGroup>
              <Skeleton className="h-80 rounded-16" />
            </SkeletonGroup>
          )}
        </div>
      </div>
      <aside className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 lg:pt-4">
        {log.data && text ? (
          <DrawVerdict log={log.data} text={text} check={check} />
        ) : (
          <SkeletonGroup>
            <Skeleton className="h-100 rounded-16" />
          </SkeletonGroup>
        )}
        <Guide />
      </aside>
    </div>
  );
}

function Summary({ giveaway }: { giveaway: Page }) {
  const t = useT();
  const { money, dayAndTime } = useFormat();
  const { title, image, worth, audience, state, entries } = giveaway;
  const over = giveaway.cancelledAt ?? giveaway.endsAt;
  const standing =
    state === 'waiting'
      ? t('draw.state.waiting')
      : state === 'open'
        ? t('draw.state.open')
        : outcomeOf(giveaway, t);
  return (
    <header className="mt-1 flex flex-wrap items-center gap-x-5 gap-y-3">
      <Picture
        image={image}
        alt=""
        ratio="4/5"
        sizes="80px"
        className="!w-20 shrink-0 rounded-12 max-sm:!w-14"
      />
      <div className="min-w-0 flex-1 basis-64">
        <h1 dir="auto" className="own-words display text-22 sm:text-28">
          {title}
        </h1>
        <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1.5 text-14 text-ink-2 figures">
          <Fact icon={<Gift size={15} aria-hidden="true" />}>{t(`giveaway.who.${audience}`)}</Fact>
          <Fact icon={<Users size={15} aria-hidden="true" />}>
            {t('giveaway.entries', { count: entries })}
          </Fact>
          {over ? (
            <Fact icon={<Timer size={15} aria-hidden="true" />}>
              <time dateTime={over}>{dayAndTime(over)}</time>
            </Fact>
          ) : null}
        </ul>
      </div>
      <div className="text-end max-sm:flex max-sm:w-full max-sm:items-baseline max-sm:justify-between max-sm:gap-3">
        <p className={state === 'drawn' ? 'text-18 font-semibold text-won-text' : 'text-14 text-ink-2'}>
          {standing}
        </p>
        {worth ? (
          <p className="text-14 text-ink-2 figures">{t('draw.worth', { price: money(worth) })}</p>
        ) : null}
      </div>
    </header>
  );
}

const Fact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="inline-flex items-center gap-1.5">
    {icon}
    {children}
  </li>
);

const steps = ['draw.how.seal', 'draw.how.enter', 'draw.how.freeze', 'draw.how.draw'] as const;

const script = 'npm run souk verify-giveaway giveaway.json';

/** How it goes, and how to check it without this page. */
function Guide() {
  const t = useT();
  return (
    <section className="rounded-16 border border-line bg-surface p-5">
      <h2 className="display text-18">{t('draw.how')}</h2>
      <ol className="mt-2 grid list-decimal gap-2 ps-5 text-14 text-ink-2">
        {steps.map((step) => (
          <li key={step}>{t(step)}</li>
        ))}
      </ol>
      <p className="mt-3 text-12 text-ink-2">{t('draw.script')}</p>
      <code dir="ltr" className="mt-1 block overflow-x-auto rounded-10 bg-fill p-2 font-mono text-12">
        {script}
      </code>
    </section>
  );
}
