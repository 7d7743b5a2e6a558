import type { CheckoutChange, CheckoutShop, DeliveryChoice } from '@souk/shared/money/checkout/schema.ts';
import type { Money } from '@souk/shared/money.ts';
import { Store, Truck } from 'lucide-react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Avatar } from '@/ui/avatar/avatar.tsx';
import { VerifiedMark } from '@/ui/badge/verified-mark.tsx';
import { Picture } from '@/ui/picture/picture.tsx';
import { ChoiceCards } from '@/ui/radio/choice-cards.tsx';
import { freeFromOf, parcelsOf, piecesOf } from '../model/sums.ts';
import { CheckoutStep } from './checkout-step.tsx';
import { ShopNote } from './shop-note.tsx';

type Delivery = NonNullable<CheckoutChange['delivery']>[number];
type Note = NonNullable<CheckoutChange['notes']>[number];

interface ShippingStepProps {
  shops: readonly CheckoutShop[];
  /** Known once there is an address. */
  known: boolean;
  /** What was chosen just now, before it is answered. */
  asked: readonly Delivery[];
  onChoose: (delivery: Delivery) => void;
  onNote: (note: Note) => void;
}

/** How each shop sends what it sends, parcel by parcel. */
export function ShippingStep({ shops, known, asked, onChoose, onNote }: ShippingStepProps) {
  const t = useT();
  const sending = shops.filter((shop) => piecesOf(shop) > 0);
  const parcels = parcelsOf({ shops: sending });
  const done = known && sending.every((shop) => shop.parcels.every(({ chosen }) => chosen !== null));
  return (
    <CheckoutStep
      title={t('account.shipping')}
      icon={<Truck size={16} strokeWidth={2.2} aria-hidden="true" />}
      done={done}
      action={
        known && parcels > 0 ? (
          <span className="text-14 text-ink-2 figures">{t('checkout.parcels', { count: parcels })}</span>
        ) : null
      }
    >
      {known ? null : <p className="mt-1 ps-10 text-14 text-ink-2">{t('checkout.shippingAfter')}</p>}
      <div className="mt-4 grid gap-6">
        {sending.map((shop) => (
          <section key={shop.shop._id} aria-label={shop.shop.name} className="min-w-0">
            <ShopHead shop={shop} />
            {shop.parcels.map((parcel, at) => (
              <div key={parcel.profileId} className="mt-2.5">
                {parcel.choices.length > 0 ? (
                  <ChoiceCards
                    label={
                      shop.parcels.length > 1
                        ? t('checkout.parcelOf', { number: at + 1, total: shop.parcels.length })
                        : t('checkout.shippingBy', { shop: shop.shop.name })
                    }
                    hideLabel={shop.parcels.length === 1}
                    value={
                      asked.find(({ profileId }) => profileId === parcel.profileId)?.methodId ?? parcel.chosen
                    }
                    onChange={(methodId) => onChoose({ profileId: parcel.profileId, methodId })}
                    choices={parcel.choices.map((choice) => ({
                      value: choice.methodId,
                      label: choice.name,
                      note: <When choice={choice} />,
                      end: <Cost price={choice.price} instead={choice.instead} />,
                    }))}
                  />
                ) : null}
              </div>
            ))}
            <FreeFrom amount={freeFromOf(shop)} />
            <ShopNote
              shop={shop.shop.name}
              note={shop.note}
              onSave={(note) => onNote({ shopId: shop.shop._id, note })}
            />
          </section>
        ))}
      </div>
    </CheckoutStep>
  );
}

function ShopHead({ shop }: { shop: CheckoutShop }) {
  const t = useT();
  const { name, logo, verified } = shop.shop;
  const pictures = shop.lines.filter(({ total, event }) => total && !event);
  return (
    <div className="flex flex-wrap items-center gap-x-2.5 gap-y-2">
      <Avatar name={name} picture={logo} size={28} />
      <h3 className="flex min-w-0 items-center gap-1.5 text-14 font-semibold">
        <bdi className="truncate">{name}</bdi>
        {verified ? <VerifiedMark size={14} /> : null}
      </h3>
      <span className="grow text-14 text-ink-2 figures">{t('cart.pieces', { count: piecesOf(shop) })}</span>
      <span className="flex gap-1" aria-hidden="true">
        {pictures.slice(0, 4).map((line) => (
          <Picture
            key={line.variantId}
            image={line.image}
            alt=""
            ratio="4/5"
            sizes="36px"
            className="!w-9 rounded-8"
          />
        ))}
      </span>
    </div>
  );
}

function When({ choice }: { choice: DeliveryChoice }) {
  const t = useT();
  const { days } = useFormat();
  if (choice.kind === 'pickup')
    return (
      <span className="flex items-center gap-1.5">
        <Store size={14} aria-hidden="true" className="shrink-0" />
        <bdi className="min-w-0">{choice.pickupAt ?? t('checkout.pickupAtShop')}</bdi>
      </span>
    );
  return choice.arrives ? days(choice.arrives) : null;
}

function Cost({ price, instead }: { price: Money; instead: Money | null }) {
  const t = useT();
  const { money } = useFormat();
  const isFree = price.amount === 0;
  return (
    <span className="shrink-0 text-end text-14 font-semibold figures">
      {isFree ? (
        <span className={instead ? 'text-won-text' : ''}>{t('cart.free')}</span>
      ) : (
        money(price, { exact: true })
      )}
      {instead ? (
        <s className="block text-12 font-normal text-ink-3">{money(instead, { exact: true })}</s>
      ) : null}
    </span>
  );
}

function FreeFrom({ amount }: { amount: Money | null }) {
  const t = useT();
  const { money } = useFormat();
  if (!amount) return null;
  return (
    <p className="mt-2.5 flex items-center gap-2 text-13 text-ink-2 figures">
      <Truck size={16} strokeWidth={1.8} aria-hidden="true" className="shrink-0" />
      {t('checkout.freeOver', { price: money(amount) })}
    </p>
  );
}
