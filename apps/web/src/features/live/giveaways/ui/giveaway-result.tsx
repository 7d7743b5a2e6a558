import { Link } from '@tanstack/react-router';
import { CircleX, Gift, PartyPopper, X } from 'lucide-react';
import { useT } from '@/platform/i18n/index.ts';
import { IconButton } from '@/ui/button/button.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { cx } from '@/ui/cx.ts';
import { Picture } from '@/ui/picture/picture.tsx';
import { outcomeOf } from '../model/giveaway-words.ts';
import type { Giveaway } from '../model/on-show.ts';
import type { Entering } from '../model/use-entering.ts';
import { Confetti } from './confetti.tsx';

interface GiveawayResultProps {
  giveaway: Giveaway;
  isWon: boolean;
  gift: Entering['gift'];
  onClose: () => void;
}

/** Who won, or that nobody will, for a moment; for the winner, with what happens next. */
export function GiveawayResult({ giveaway, isWon, gift, onClose }: GiveawayResultProps) {
  const t = useT();
  const { id, title, image } = giveaway;
  const isCancelled = giveaway.state === 'cancelled';
  const Icon = isWon ? PartyPopper : isCancelled ? CircleX : Gift;
  return (
    <div className="flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-2">
      {isWon ? <Confetti /> : null}
      <Picture image={image} alt="" ratio="4/5" sizes="44px" className="!w-11 shrink-0 rounded-10" />
      <div className="min-w-0 grow basis-32">
        <p
          className={cx(
            'flex items-center gap-1.5 text-16 font-semibold',
            isCancelled ? 'text-ink-1' : 'text-won-text',
          )}
        >
          <Icon size={18} aria-hidden="true" className="shrink-0" />
          <span className="min-w-0 wrap-anywhere">
            {isWon ? t('giveaway.youWon') : outcomeOf(giveaway, t)}
          </span>
        </p>
        <p dir="auto" className="own-words truncate text-14 text-ink-1">
          {title}
        </p>
        <Link
          to="/giveaways/$giveawayId"
          params={{ giveawayId: id }}
          className="touch-44 text-12 font-semibold text-accent-text hover:underline"
        >
          {t(isCancelled ? 'giveaway.details' : 'giveaway.check')}
        </Link>
      </div>
      <IconButton label={t('ui.close')} look="ghost" size={40} className="shrink-0" onClick={onClose}>
        <X size={20} aria-hidden="true" />
      </IconButton>
      {isWon ? <WinnersNext gift={gift} /> : null}
    </div>
  );
}

/** It is on its way by itself, unless nobody knows where to, or nobody sends it. */
export function WinnersNext({ gift }: Pick<Entering, 'gift'>) {
  const t = useT();
  const isStill = gift === 'lapsed' || gift === 'suspended';
  const needsAddress = gift === 'address';
  return (
    <div className="flex w-full flex-wrap items-center gap-2">
      <p className="min-w-0 grow basis-40 text-14 text-ink-2">
        {t(isStill ? `giveaway.${gift}` : needsAddress ? 'giveaway.needAddress' : 'giveaway.onItsWay')}
      </p>
      {isStill ? null : needsAddress ? (
        <ButtonLink to="/settings" search={{ edit: 'new' }} look="accent" size={40}>
          {t('roomList.addAddress')}
        </ButtonLink>
      ) : (
        <ButtonLink to="/myorders" look="soft" size={40}>
          {t('room.seeOrders')}
        </ButtonLink>
      )}
    </div>
  );
}
