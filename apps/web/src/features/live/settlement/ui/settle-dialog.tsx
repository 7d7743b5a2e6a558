import type { SettlementView } from '@souk/shared/live/settlement/schema.ts';
import type { ReactNode } from 'react';
import { useNow } from '@/platform/clock/index.ts';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { Dialog } from '@/ui/dialog/dialog.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { Picture } from '@/ui/picture/picture.tsx';

interface SettleDialogProps {
  settlement: SettlementView;
  /** Server clock minus this clock, in ms. */
  offsetMs: number;
  /** Over a room, which is dark whatever the theme. */
  dark?: boolean;
  onClose: () => void;
  /** With which card it is paid. */
  cards: ReactNode;
  onPay: () => void;
  paying: boolean;
  onDecline: () => void;
  declining: boolean;
  /** Why it was not paid just now. */
  error: unknown;
  /** The market takes cards; else a shop is paid itself. */
  takesCards: boolean;
}

/** "Your card was declined – pay $40 by 10:42", or a second chance; what became of it once it is over. */
export function SettleDialog(props: SettleDialogProps) {
  const { settlement, onClose, error } = props;
  const t = useT();
  const words = useWords(settlement, props.offsetMs);
  if (!words) return null;
  const { can } = settlement;
  return (
    <Dialog
      open
      closable
      {...(props.dark ? { dark: true } : {})}
      onOpenChange={(open) => open || onClose()}
      title={words.title}
      note={words.text}
      actions={<Actions {...props} isOver={words.leftSeconds === 0} />}
    >
      <LotToPay settlement={settlement}>
        {can.pay && words.left ? (
          <p role="timer" className="font-semibold text-ink-1 figures">
            {words.left}
          </p>
        ) : null}
      </LotToPay>
      {error ? (
        <Notice tone="bad" className="mt-4">
          {failureWords(error, t)}
        </Notice>
      ) : null}
      {can.pay && settlement.hindrance !== 'payment-missing' ? (
        <div className="mt-4 grid gap-3">
          {settlement.hindrance || !props.takesCards ? null : props.cards}
          <ButtonLink
            to="/checkout"
            search={{ id: settlement.checkoutId ?? '' }}
            look={settlement.hindrance ? 'accent' : 'ghost'}
            size={44}
            className="justify-self-start"
          >
            {t(
              settlement.hindrance === 'address-missing' ? 'settlement.addAddress' : 'settlement.atCheckout',
            )}
          </ButtonLink>
        </div>
      ) : null}
    </Dialog>
  );
}

/** What is to be paid, and how much with all that comes with it. */
export function LotToPay({ settlement, children }: { settlement: SettlementView; children?: ReactNode }) {
  const t = useT();
  const { money } = useFormat();
  const { image, title, total } = settlement;
  return (
    <div className="flex items-center gap-3">
      {image ? <Picture image={image} sizes="64px" className="size-16 shrink-0 rounded-12" /> : null}
      <div className="min-w-0 text-14">
        <p className="font-medium text-ink-1">
          <bdi>{title}</bdi>
        </p>
        {total ? (
          <p className="text-ink-2 figures">
            {t('settlement.withShipping', { total: money(total, { exact: true }) })}
          </p>
        ) : null}
        {children}
      </div>
    </div>
  );
}

function Actions({
  settlement: { can, total, price, mine, orderId, hindrance },
  isOver,
  onPay,
  paying,
  onDecline,
  declining,
  takesCards,
}: SettleDialogProps & { isOver: boolean }) {
  const t = useT();
  const { money } = useFormat();
  if (can.pay)
    return (
      <>
        {can.decline ? (
          <Button look="ghost" loading={declining} disabled={paying} onClick={onDecline}>
            {t('settlement.decline')}
          </Button>
        ) : null}
        {hindrance ? null : (
          <Button look="accent" loading={paying} disabled={isOver || declining} onClick={onPay}>
            {takesCards
              ? t('settlement.pay', { price: money(total ?? price, { exact: true }) })
              : t('checkout.placeOrder')}
          </Button>
        )}
      </>
    );
  if ((mine !== 'paid' && mine !== 'arranged') || !orderId) return null;
  return (
    <ButtonLink to="/myorders" search={{ order: orderId }} look="accent" size={44}>
      {t(mine === 'arranged' ? 'arranged.seeHow' : 'settlement.order')}
    </ButtonLink>
  );
}

const texts = {
  charging: ['settlement.charging', 'settlement.chargingText'],
  arranged: ['settlement.arranged', 'settlement.arrangedText'],
  failed: ['settlement.declined', 'settlement.declinedText'],
  offered: ['settlement.offer', 'settlement.offerText'],
  paid: ['settlement.paid', 'settlement.paidText'],
} as const;

/** Why nothing is to be paid any more. */
const endings = {
  'not-paid': ['settlement.over', 'settlement.overText'],
  suspended: ['settlement.notYours', 'settlement.suspendedText'],
  declined: ['settlement.passedUp', 'settlement.passedUpText'],
  'called-off': ['settlement.calledOff', 'settlement.calledOffText'],
  undone: ['settlement.undone', 'settlement.undoneText'],
} as const;

const hindered = {
  'address-missing': ['settlement.noAddress', 'settlement.noAddressText'],
  'delivery-missing': ['settlement.notSent', 'settlement.notSentText'],
  'nothing-to-buy': ['settlement.notSent', 'settlement.notSentText'],
  'payment-missing': ['settlement.notPayable', 'settlement.notPayableText'],
} as const;

function useWords(settlement: SettlementView, offsetMs: number) {
  const t = useT();
  const { money, dayAndTime, duration } = useFormat();
  const now = useNow() + offsetMs;
  if (settlement.as !== 'buyer') return null;
  const { mine, ending, hindrance, title: product, price, payBy } = settlement;
  const [title, text] =
    hindrance && mine === 'failed' ? hindered[hindrance] : mine ? texts[mine] : endings[ending ?? 'not-paid'];
  const leftSeconds = payBy ? Math.max(0, Math.ceil((Date.parse(payBy) - now) / 1_000)) : null;
  return {
    title: t(title),
    text: t(text, {
      ...{ product, price: money(price) },
      time: payBy ? dayAndTime(payBy, { inSentence: true }) : '',
    }),
    left: leftSeconds === null ? null : t('settlement.left', { time: duration(leftSeconds) }),
    leftSeconds,
  };
}
