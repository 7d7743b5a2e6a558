import type { BidSuspicion } from '@souk/shared/desk/bid-signals/schema.ts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Drawer } from '@/ui/drawer/drawer.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { signalWords } from '../../model/signal-words.ts';
import { Facts } from '../facts.tsx';
import { PersonName } from '../people/person-name.tsx';
import { DecideSignals } from './decide-signals.tsx';
import { SuspicionChip } from './suspicion-chip.tsx';

interface BidSignalsDrawerProps {
  suspicion: BidSuspicion | null;
  logOf: (suspicion: BidSuspicion) => ReactNode;
  onClose: () => void;
}

/** Why a bidder stands out, beside what they bid; and the decision. */
export function BidSignalsDrawer({ suspicion, logOf, onClose }: BidSignalsDrawerProps) {
  const t = useT();
  return (
    <Drawer
      title={t('admin.bids')}
      open={suspicion !== null}
      onOpenChange={(open) => open || onClose()}
      wide
      footer={
        suspicion?.state === 'open' && !suspicion.isOwn ? (
          <DecideSignals key={suspicion._id} suspicion={suspicion} onDone={onClose} />
        ) : undefined
      }
    >
      {suspicion ? <Suspicion suspicion={suspicion} log={logOf(suspicion)} /> : null}
    </Drawer>
  );
}

const link = 'touch-44 underline underline-offset-3';

function Suspicion({ suspicion, log }: { suspicion: BidSuspicion; log: ReactNode }) {
  const t = useT();
  const { money, number, relative } = useFormat();
  const { lot, shop, bidder, signals, openAlike, decidedBy, decidedAt, note } = suspicion;
  return (
    <>
      <div className="flex items-center justify-between gap-4 pb-4">
        <PersonName person={bidder} />
        <SuspicionChip suspicion={suspicion} />
      </div>
      <ul className="grid gap-2 rounded-12 bg-fill px-4 py-3 text-14 text-ink-1">
        {signals.map((signal) => (
          <li key={signal.kind}>{signalWords(signal, t, number)}</li>
        ))}
        {openAlike > 0 ? <li>{t('bidSignals.also', { count: openAlike })}</li> : null}
      </ul>
      <p className="mt-2 mb-5 text-13 text-ink-2">{t('bidSignals.noProof')}</p>
      <Facts
        facts={[
          [
            t('bidSignals.column.lot'),
            <span key="lot" dir="auto">
              {lot.title} · {money(lot.price)}
            </span>,
          ],
          [
            t('bidSignals.shop'),
            <Link key="shop" to="/shop/$shopId" params={{ shopId: shop._id }} className={link}>
              <bdi>{shop.name}</bdi>
            </Link>,
          ],
          ...(lot.show
            ? ([
                [
                  t('bidSignals.show'),
                  <Link key="show" to="/live/$roomId" params={{ roomId: lot.show._id }} className={link}>
                    <bdi>{lot.show.title}</bdi>
                  </Link>,
                ],
              ] as const)
            : []),
        ]}
      />
      <div className="mt-6 mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="display text-16">{t('bidSignals.log')}</h3>
        <p className="text-13 text-ink-2">{t('bidSignals.number', { number: number(suspicion.number) })}</p>
      </div>
      {log}
      <p className="mt-3 flex flex-wrap gap-x-5 gap-y-2 text-14">
        <Link to="/lots/$lotId/log" params={{ lotId: lot._id }} className={link}>
          {t('bidSignals.fullLog')}
        </Link>
        <Link to="/profile/$userId" params={{ userId: bidder._id }} className={link}>
          {t('bidSignals.profile')}
        </Link>
      </p>
      {suspicion.isOwn && suspicion.state === 'open' ? (
        <Notice className="mt-6">{t('people.ownCheck')}</Notice>
      ) : null}
      {decidedBy ? (
        <p className="mt-6 text-14 text-ink-2">
          {t('people.decidedBy', { name: decidedBy.name, when: decidedAt ? relative(decidedAt) : '' })}
          {note ? <span className="mt-1 block text-ink-1">{note}</span> : null}
        </p>
      ) : null}
    </>
  );
}
