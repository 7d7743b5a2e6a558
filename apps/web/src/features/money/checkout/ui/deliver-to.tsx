import { CalendarClock, MapPin, Phone } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { CheckoutStep } from './checkout-step.tsx';

export interface WrittenAddress {
  name: string;
  lines: readonly string[];
  phone: string;
  /** They want nothing before that day. */
  holdUntil: string | null;
}

interface DeliverToProps {
  /** Null before there is one. */
  address: WrittenAddress | null;
  /** What asks for the address, while it is asked for. */
  asking: ReactNode;
  onChange: () => void;
  heading: Ref<HTMLHeadingElement>;
}

/** Where it goes: chosen and written here, without leaving the checkout. */
export function DeliverTo({ address, asking, onChange, heading }: DeliverToProps) {
  const t = useT();
  const { date } = useFormat();
  return (
    <CheckoutStep
      title={t('account.deliverTo')}
      icon={<MapPin size={16} strokeWidth={2.2} aria-hidden="true" />}
      done={address !== null && !asking}
      heading={heading}
      action={
        address && !asking ? (
          <Button look="ghost" size={32} onClick={onChange} className="-me-2">
            {t('cart.changeAddress')}
          </Button>
        ) : null
      }
    >
      {asking ? (
        <>
          {address ? null : <p className="mt-1 ps-10 text-14 text-ink-2">{t('account.deliverToNote')}</p>}
          <div className="mt-5">{asking}</div>
        </>
      ) : address ? (
        <address className="mt-2 ps-10 text-14 text-ink-2 not-italic">
          <b className="block font-semibold text-ink-1">
            <bdi>{address.name}</bdi>
          </b>
          <AddressLines lines={address.lines} />
          <span className="mt-1.5 flex items-center gap-2">
            <Phone size={15} aria-hidden="true" className="shrink-0 text-ink-3" />
            <span dir="ltr" className="figures">
              {address.phone}
            </span>
          </span>
          {address.holdUntil ? (
            <span className="mt-1.5 flex items-center gap-2 text-accent-text">
              <CalendarClock size={15} aria-hidden="true" className="shrink-0" />
              {t('orders.deliverAfter', { day: date(`${address.holdUntil}T12:00:00Z`) })}
            </span>
          ) : null}
        </address>
      ) : null}
    </CheckoutStep>
  );
}

interface PickedUpProps {
  /** Where it could be sent instead, its buyer would say; null where that is known or nothing is sent. */
  onShip: (() => void) | null;
}

/** In its place where all of it is picked up. */
export function PickedUp({ onShip }: PickedUpProps) {
  const t = useT();
  return (
    <CheckoutStep
      title={t('account.deliverTo')}
      icon={<MapPin size={16} strokeWidth={2.2} aria-hidden="true" />}
      done
    >
      <p className="mt-1 ps-10 text-14 text-ink-2">{t('checkout.noAddress')}</p>
      {onShip ? (
        <Button size={32} onClick={onShip} className="ms-10 mt-3">
          {t('checkout.shipInstead')}
        </Button>
      ) : null}
    </CheckoutStep>
  );
}

export function AddressLines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <span key={line} className="block wrap-anywhere">
      <bdi>{line}</bdi>
    </span>
  ));
}
