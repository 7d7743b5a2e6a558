import { orderWordLength } from '@souk/shared/money/orders/limits.ts';
import type { Order, RefundBody } from '@souk/shared/money/orders/schema.ts';
import { useState } from 'react';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Checkbox } from '@/ui/checkbox/checkbox.tsx';
import { Dialog } from '@/ui/dialog/dialog.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { optionWords } from '@/ui/option-words/option-words.ts';
import { Quantity } from '@/ui/quantity/quantity.tsx';
import { ChoiceCards } from '@/ui/radio/choice-cards.tsx';
import { MoneyInput } from '@/ui/text-input/money-input.tsx';
import { Textarea } from '@/ui/textarea/textarea.tsx';
import {
  emptyRefund,
  leavesNothing,
  type RefundDraft,
  refundBodyOf,
  refundOf,
  refundProblem,
} from '../model/refund-draft.ts';

interface RefundDialogProps {
  order: Order;
  working: boolean;
  error: unknown;
  onGo: (body: RefundBody) => void;
  onClose: () => void;
}

/** All, some items or an amount; what goes back stands on the button before it is pressed. */
export function RefundDialog({ order, working, error, onGo, onClose }: RefundDialogProps) {
  const t = useT();
  const { money } = useFormat();
  // What was not sent yet is given back whole by cancelling it.
  const kinds: RefundDraft['kind'][] = order.can.cancel ? ['lines', 'amount'] : ['all', 'lines', 'amount'];
  const [draft, setDraft] = useState<RefundDraft>({ ...emptyRefund, kind: kinds[0] ?? 'lines' });
  const change = (part: Partial<RefundDraft>) => setDraft({ ...draft, ...part });
  const amount = money(refundOf(order, draft), { exact: true });
  const left = money(order.refundable, { exact: true });
  const problem = refundProblem(order, draft);
  const named = draft.kind !== 'amount';
  return (
    <Dialog
      open
      width="wide"
      onOpenChange={(open) => !open && onClose()}
      title={t('sold.refund.title', { number: order.number })}
      note={t('sold.refund.note', { amount: left })}
      actions={
        <>
          <Button onClick={onClose}>{t('account.cancel')}</Button>
          <Button
            look="danger"
            disabled={problem !== null}
            loading={working}
            onClick={() => onGo(refundBodyOf(order, { ...draft, reason: draft.reason.trim() }))}
          >
            {problem === 'nothing'
              ? t('sold.refund.nothing')
              : problem === 'too-much'
                ? t('sold.refund.tooMuch', { amount: left })
                : t('sold.refund.go', { amount })}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <ChoiceCards
          label={t('sold.refund.what')}
          hideLabel
          choices={kinds.map((kind) => ({
            value: kind,
            label: t(`sold.refund.${kind}`),
            ...(kind === 'all' ? { end: <span className="text-14 font-semibold figures">{left}</span> } : {}),
          }))}
          value={draft.kind}
          onChange={(kind) => change({ kind })}
        />
        {draft.kind === 'lines' ? <Pieces order={order} draft={draft} onChange={change} /> : null}
        {draft.kind === 'amount' ? (
          <MoneyInput
            label={t('sold.refund.howMuch')}
            currency={order.refundable.currency}
            amount={draft.amount}
            onAmount={(next) => change({ amount: next })}
          />
        ) : null}
        {named ? (
          <Checkbox checked={draft.restock} onChange={(restock) => change({ restock })}>
            {t('sold.refund.restock')}
          </Checkbox>
        ) : null}
        <Textarea
          label={t('orders.reason')}
          hint={t('sold.buyerReads')}
          optional
          rows={2}
          maxLength={orderWordLength.note}
          value={draft.reason}
          onChange={(reason) => change({ reason })}
        />
        <p className="text-13 text-ink-2">
          {t(
            order.arrangement
              ? 'arranged.selfRefund'
              : order.earnings?.feeReturned
                ? 'sold.refund.feesBack'
                : 'sold.refund.fees',
          )}
        </p>
        {error ? <Notice tone="bad">{failureWords(error, t)}</Notice> : null}
      </div>
    </Dialog>
  );
}

interface PiecesProps {
  order: Order;
  draft: RefundDraft;
  onChange: (part: Partial<RefundDraft>) => void;
}

function Pieces({ order, draft, onChange }: PiecesProps) {
  const t = useT();
  const { money } = useFormat();
  const shipping = order.shippingLeft;
  const goesToo = leavesNothing(order, draft);
  return (
    <ul className="flex flex-col divide-y divide-hairline rounded-14 border border-line px-4">
      {order.lines.map((line) => {
        const most = line.quantity - line.refunded;
        return (
          <li
            key={line._id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 text-14"
          >
            <span className="min-w-0 grow basis-[9rem]">
              <span className="block font-semibold wrap-anywhere">{line.title}</span>
              <span className="text-ink-2 figures">
                {[
                  optionWords(line.options),
                  most === 0 ? t('sold.refund.allBack') : t('sold.refund.ofPieces', { count: most }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            {most > 0 ? (
              <Quantity
                label={t('cart.howMany', { title: line.title })}
                min={0}
                max={most}
                value={draft.pieces[line._id] ?? 0}
                onChange={(quantity) => onChange({ pieces: { ...draft.pieces, [line._id]: quantity } })}
              />
            ) : null}
          </li>
        );
      })}
      {shipping.amount > 0 ? (
        <li className="py-3">
          <Checkbox
            checked={draft.shipping || goesToo}
            disabled={goesToo}
            onChange={(checked) => onChange({ shipping: checked })}
            count={money(shipping, { exact: true })}
            className="w-full"
          >
            {t('orders.sum.shipping')}
          </Checkbox>
          {goesToo ? <p className="pt-1 text-13 text-ink-2">{t('sold.refund.shippingToo')}</p> : null}
        </li>
      ) : null}
    </ul>
  );
}
