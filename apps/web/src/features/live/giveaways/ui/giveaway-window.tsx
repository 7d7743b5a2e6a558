import { Link } from '@tanstack/react-router';
import { Fingerprint, Gift } from 'lucide-react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { CountdownRing } from '@/ui/countdown/countdown-ring.tsx';
import { SheetOrDialog } from '@/ui/dialog/sheet-or-dialog.tsx';
import { Picture } from '@/ui/picture/picture.tsx';
import type { OnShow } from '../model/on-show.ts';
import type { Entering } from '../model/use-entering.ts';
import { EnterButton } from './enter-button.tsx';

interface GiveawayWindowProps {
  onShow: OnShow;
  entering: Entering;
  onClose: () => void;
}

/** What is given away, to whom, and how anyone can check that it goes fairly. */
export function GiveawayWindow({ onShow: { giveaway, phase }, entering, onClose }: GiveawayWindowProps) {
  const t = useT();
  const { money } = useFormat();
  const { id, title, image, worth, audience, entries, endsAt, seconds, secretHash } = giveaway;
  return (
    <SheetOrDialog
      title={t('ui.giveaway')}
      onClose={onClose}
      footer={
        phase === 'open' ? (
          <>
            <EnterButton entering={entering} />
            <p className="pt-2 text-center text-12 text-ink-2">{t(`giveaway.once.${audience}`)}</p>
          </>
        ) : (
          <p className="py-3 text-center text-14 text-ink-2">{t('giveaway.drawing')}</p>
        )
      }
    >
      <div className="mx-auto flex max-w-110 flex-col gap-4">
        <div className="flex flex-wrap items-center gap-4">
          <Picture image={image} alt="" ratio="4/5" sizes="96px" className="!w-20 shrink-0 rounded-14" />
          <div className="min-w-0 grow basis-32">
            <p className="flex items-center gap-1.5 text-14 font-semibold text-accent-text">
              <Gift size={16} aria-hidden="true" className="shrink-0" />
              {t('giveaway.free')}
            </p>
            <p dir="auto" className="own-words display mt-0.5 text-22">
              {title}
            </p>
            <p className="mt-1 text-14 text-ink-2 figures">
              {worth ? t('giveaway.worth', { price: money(worth) }) : t('giveaway.shipped')}
            </p>
            <p className="mt-1 text-14 figures">{t('giveaway.entries', { count: entries })}</p>
          </div>
          {endsAt && phase === 'open' ? (
            <CountdownRing
              endsAt={new Date(endsAt).toISOString()}
              kind="show"
              size={68}
              durationSeconds={seconds}
            />
          ) : null}
        </div>
        <div className="flex gap-3 rounded-16 border border-line bg-fill p-3.5">
          <Fingerprint size={22} aria-hidden="true" className="shrink-0 text-won-text" />
          <div className="min-w-0 grow text-14">
            <p className="font-semibold">{t('giveaway.fair')}</p>
            <p className="text-ink-2">{t('giveaway.fairNote')}</p>
            <div className="mt-1.5 flex flex-wrap items-center justify-between gap-x-4">
              <code dir="ltr" className="font-mono text-12">
                {`sha256 ${secretHash.slice(0, 8)}…${secretHash.slice(-6)}`}
              </code>
              <Link
                to="/giveaways/$giveawayId"
                params={{ giveawayId: id }}
                className="touch-44 text-14 font-semibold text-accent-text hover:underline"
              >
                {t('giveaway.howItWorks')}
              </Link>
            </div>
          </div>
        </div>
      </div>
    </SheetOrDialog>
  );
}
