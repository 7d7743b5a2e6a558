import type { CartLine, CartShop } from '@souk/shared/money/cart/schema.ts';
import { Link } from '@tanstack/react-router';
import { Store, Truck } from 'lucide-react';
import { countryName } from '@/platform/i18n/country-name.ts';
import { useFormat, useLanguage, useT } from '@/platform/i18n/index.ts';
import { Avatar } from '@/ui/avatar/avatar.tsx';
import { VerifiedMark } from '@/ui/badge/verified-mark.tsx';
import { cx } from '@/ui/cx.ts';
import { CartLineRow } from './cart-line.tsx';

interface CartShopPanelProps {
  part: CartShop;
  /** Where it goes; null before that is known. */
  country: string | null;
  /** How many of a line are asked for, also while that is under way. */
  wanted: (line: CartLine) => number;
  onTake: (line: CartLine, quantity: number) => void;
  onAgree: (line: CartLine) => void;
  onRemove: (line: CartLine) => void;
  /** The variant that is being taken out. */
  removing: string | null;
}

/** What comes from one shop: one parcel, and later one order. */
export function CartShopPanel(props: CartShopPanelProps) {
  const { part, country, wanted, onTake, onAgree, onRemove, removing } = props;
  const t = useT();
  const { money } = useFormat();
  const { shop, lines, items } = part;
  return (
    <section
      aria-labelledby={`cart-${shop._id}`}
      className="min-w-0 rounded-16 border border-line bg-surface"
    >
      <header className="flex items-center gap-2.5 border-b border-hairline px-4 py-3 sm:px-5">
        <Avatar name={shop.name} picture={shop.logo} size={32} />
        <h2 id={`cart-${shop._id}`} className="flex min-w-0 grow items-center gap-1.5 text-14 font-semibold">
          <Link
            to="/shop/$shopId"
            params={{ shopId: shop._id }}
            className="touch-44 truncate rounded-6 hover:underline"
          >
            {shop.name}
          </Link>
          {shop.verified ? <VerifiedMark size={14} /> : null}
        </h2>
        <p className="shrink-0 text-14 text-ink-2 figures">
          {items ? money(items, { exact: true }) : t('cart.nothingToBuy')}
        </p>
      </header>
      <ul className="px-4 sm:px-5">
        {lines.map((line) => (
          <CartLineRow
            key={line.variantId}
            line={line}
            country={country}
            quantity={wanted(line)}
            onTake={(quantity) => onTake(line, quantity)}
            onAgree={() => onAgree(line)}
            onRemove={() => onRemove(line)}
            removing={removing === line.variantId}
          />
        ))}
      </ul>
      {part.delivery ? <Delivery delivery={part.delivery} /> : null}
    </section>
  );
}

/** When it arrives where its buyer lives or where they fetch it, and for how much. */
function Delivery({
  delivery: { country, price, arrives, pickup },
}: {
  delivery: NonNullable<CartShop['delivery']>;
}) {
  const t = useT();
  const { money, days } = useFormat();
  const { code } = useLanguage();
  const name = countryName(country, code);
  const ways = [
    ...(arrives ? [t('cart.arrives', { country: name, days: days(arrives) })] : []),
    ...pickup.map((place) => t('cart.pickup', { place })),
  ];
  const Icon = arrives || pickup.length === 0 ? Truck : Store;
  return (
    <div className="flex items-center gap-2.5 border-t border-hairline px-4 py-3 text-14 text-ink-2 sm:px-5">
      <Icon size={18} strokeWidth={1.8} aria-hidden="true" className="shrink-0" />
      <div className="min-w-0 grow">
        {ways.length > 0 ? ways.map((way) => <p key={way}>{way}</p>) : t('cart.notSent', { country: name })}
      </div>
      {price ? (
        <span className={cx('shrink-0 figures', price.amount === 0 && 'font-semibold text-won-text')}>
          {price.amount === 0 ? t('cart.free') : money(price, { exact: true })}
        </span>
      ) : null}
    </div>
  );
}
