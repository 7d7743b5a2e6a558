import type { ShopId } from '@souk/shared/ids.ts';
import type { ArrangedWay } from '@souk/shared/money/arranged/rules.ts';
import type { CheckoutShop } from '@souk/shared/money/checkout/schema.ts';
import { CreditCard, HandCoins, Landmark } from 'lucide-react';
import { useT } from '@/platform/i18n/index.ts';
import { ChoiceCards } from '@/ui/radio/choice-cards.tsx';
import { isPaid } from '../model/paid-to-shop.ts';

interface WaysToPayProps {
  shops: readonly CheckoutShop[];
  takesCards: boolean;
  /** Whether the buyer has a wallet to pay with, which pays nothing of what goes to a shop itself. */
  hasCredit: boolean;
  /** What was chosen a moment ago, and is being counted. */
  asked: ReadonlyArray<{ shopId: ShopId; way: ArrangedWay | null }>;
  onChoose: (choice: { shopId: ShopId; way: ArrangedWay | null }) => void;
}

/** Of each shop that can be paid itself: whether it is, and how. */
export function WaysToPay({ shops, takesCards, hasCredit, asked, onChoose }: WaysToPayProps) {
  const t = useT();
  const offering = shops.filter((shop) => isPaid(shop) && (shop.ways.length > 0 || shop.cardOnly));
  if (offering.length === 0) return null;
  return (
    <div className="mt-4 grid gap-5">
      {offering.map(({ shop, ways, way, cardOnly }) => {
        // Said where it says that there are no cards.
        if (cardOnly === 'tickets' && !takesCards) return null;
        if (cardOnly)
          return (
            <p key={shop._id} className="text-13 text-ink-2">
              {t(`arranged.cardOnly.${cardOnly}`, { shop: shop.name })}
            </p>
          );
        const chosen = asked.find(({ shopId }) => shopId === shop._id) ?? { way };
        return (
          <div key={shop._id} className="grid gap-2">
            <ChoiceCards<ArrangedWay | 'card'>
              label={t('arranged.howTo', { shop: shop.name })}
              value={chosen.way ?? (takesCards ? 'card' : null)}
              onChange={(next) => onChoose({ shopId: shop._id, way: next === 'card' ? null : next })}
              choices={[
                ...(takesCards
                  ? [
                      {
                        value: 'card' as const,
                        label: t(hasCredit ? 'arranged.byCardOrCredit' : 'arranged.byCard'),
                        end: <Mark of={CreditCard} />,
                      },
                    ]
                  : []),
                ...ways.map((one) => ({
                  value: one.way,
                  label: t(`arranged.way.${one.way}`),
                  note:
                    one.way === 'pickup' && one.words ? (
                      <bdi>{one.words}</bdi>
                    ) : (
                      t(`arranged.wayNote.${one.way}`)
                    ),
                  end: <Mark of={one.way === 'transfer' ? Landmark : HandCoins} />,
                })),
              ]}
            />
            {chosen.way ? (
              <p className="text-13 text-ink-2">{t('arranged.direct')}</p>
            ) : hasCredit ? (
              <p className="text-13 text-ink-2">{t('arranged.creditNote')}</p>
            ) : null}
          </div>
        );
      })}
    </div>
  );
}

const Mark = ({ of: Icon }: { of: typeof CreditCard }) => (
  <Icon size={19} strokeWidth={1.7} aria-hidden="true" className="shrink-0 text-ink-2" />
);
