import type { RoomLot } from '@souk/shared/live/auctions/room-lot.ts';
import { minorDigits } from '@souk/shared/money-digits.ts';
import { Link } from '@tanstack/react-router';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useFormat, useLanguage, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { currencySign, decimalMarkOf, parseAmount } from '@/ui/text-input/money-input.model.ts';
import { type Shipping, withShipping } from '../model/cost.ts';
import type { Bidding } from '../model/use-bidding.ts';

interface MaximumFieldProps {
  lot: RoomLot;
  bidding: Bidding;
  shipping: Shipping | null;
}

/** On a wide screen one types the most one would pay where one looks; a phone has a sheet for it. */
export function MaximumField({ lot, bidding, shipping }: MaximumFieldProps) {
  const t = useT();
  const { money } = useFormat();
  const { code } = useLanguage();
  const { currency } = lot.nextBid;
  const [typed, setTyped] = useState('');
  const amount = parseAmount(typed, minorDigits(currency), decimalMarkOf(code));
  const leads = bidding.bidder.kind === 'leading';
  const least = leads ? lot.price : lot.nextBid;
  const enough = amount !== null && amount >= least.amount;
  const cost = withShipping(leads ? lot.price : lot.nextBid, shipping);
  const own = bidding.bidder.kind === 'leading' ? bidding.bidder.maximum : null;
  const label = t('room.maxFrom', { price: money(least) });
  return (
    <form
      className="flex flex-col gap-2 max-lg:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        if (!enough) return;
        void bidding.bid('maximum', { amount, currency }).then((done) => done && setTyped(''));
      }}
    >
      <div className="flex h-11 items-center gap-2 rounded-12 border border-control/70 bg-sunken ps-3.5 pe-1 has-[input:focus]:border-ink-1 has-[input:focus]:ring-3 has-[input:focus]:ring-accent-ring">
        <span aria-hidden="true" className="text-14 text-ink-3">
          {currencySign(currency, code)}
        </span>
        <input
          type="text"
          inputMode="decimal"
          autoComplete="off"
          aria-label={label}
          placeholder={label}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className="h-full min-w-0 grow bg-transparent text-14 text-ink-1 outline-none figures"
        />
        <Button type="submit" look="soft" size={32} waits={!enough} className="!min-h-9">
          {t('room.setMax')}
        </Button>
      </div>
      <p className="flex min-h-[1.1rem] flex-wrap justify-between gap-x-3 text-12 text-ink-2 figures">
        <Link
          to="/lots/$lotId/log"
          params={{ lotId: lot._id }}
          className="touch-44 inline-flex items-center gap-1.5 underline-offset-4 hover:underline"
        >
          <ShieldCheck size={14} aria-hidden="true" />
          {t('room.bidLog')}
        </Link>
        {enough && own && amount < own.amount ? (
          <span>{t('room.lowersMax', { from: money(own), to: money({ amount, currency }) })}</span>
        ) : cost ? (
          <span>{t('room.withShipping', { price: money(cost) })}</span>
        ) : null}
      </p>
    </form>
  );
}
