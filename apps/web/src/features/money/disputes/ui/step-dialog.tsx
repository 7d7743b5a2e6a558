import { disputeWordLength } from '@souk/shared/money/disputes/limits.ts';
import type { Dispute } from '@souk/shared/money/disputes/schema.ts';
import { orderWordLength } from '@souk/shared/money/orders/limits.ts';
import { useState } from 'react';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Checkbox } from '@/ui/checkbox/checkbox.tsx';
import { Dialog } from '@/ui/dialog/dialog.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { MoneyInput } from '@/ui/text-input/money-input.tsx';
import { TextInput } from '@/ui/text-input/text-input.tsx';
import { Textarea } from '@/ui/textarea/textarea.tsx';
import { stepDispute } from '../api/disputes.ts';
import { type AskDraft, amountProblem, asksWhere, bodyOf, type DisputeAsk } from '../model/dispute-asks.ts';
import { askWords } from '../model/dispute-words.ts';
import { useDisputeAct } from '../model/use-dispute-acts.ts';

interface StepDialogProps {
  ask: DisputeAsk;
  dispute: Dispute;
  onClose: () => void;
}

const wordless: readonly DisputeAsk[] = ['accept-part', 'accept-return', 'withdraw'];

/** What is asked before a step takes effect, with what it means in money. */
export function StepDialog({ ask, dispute, onClose }: StepDialogProps) {
  const t = useT();
  const { money } = useFormat();
  const [draft, setDraft] = useState<AskDraft>({ text: '', tracking: '', amount: null, restock: false });
  const change = (part: Partial<AskDraft>) => setDraft({ ...draft, ...part });
  const left = dispute.refundable;
  const amount = money(ask === 'accept-part' && dispute.offered ? dispute.offered : left, { exact: true });
  const step = useDisputeAct(
    () => stepDispute(dispute._id, bodyOf(ask, draft, left)),
    t('disputes.stepSaved'),
  );
  const isWrong =
    (ask === 'offer-part' && amountProblem(draft.amount, left) !== null) ||
    (asksWhere(ask) && draft.text.trim() === '');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(askWords('do', ask, dispute.isFree), { amount })}
      note={t(askWords('note', ask, dispute.isFree), { amount })}
      actions={
        <>
          <Button onClick={onClose}>{t('account.cancel')}</Button>
          <Button
            look="accent"
            disabled={isWrong}
            loading={step.isPending}
            onClick={() => step.mutate(undefined, { onSuccess: onClose })}
          >
            {t(askWords('do', ask, dispute.isFree), { amount })}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {ask === 'offer-part' ? (
          <MoneyInput
            label={t('sold.refund.howMuch')}
            currency={left.currency}
            amount={draft.amount}
            onAmount={(next) => change({ amount: next })}
          />
        ) : null}
        {ask === 'send-back' ? (
          <TextInput
            label={t('orders.tracking')}
            optional
            value={draft.tracking}
            maxLength={orderWordLength.tracking}
            onChange={(tracking) => change({ tracking })}
          />
        ) : null}
        {ask === 'refund' && dispute.state === 'sent-back' ? (
          <Checkbox checked={draft.restock} onChange={(restock) => change({ restock })}>
            {t('sold.refund.restock')}
          </Checkbox>
        ) : null}
        {wordless.includes(ask) ? null : (
          <Textarea
            label={t(asksWhere(ask) ? 'disputes.returnTo' : 'disputes.message')}
            hint={asksWhere(ask) ? t('disputes.returnToHint') : undefined}
            optional={!asksWhere(ask)}
            rows={3}
            maxLength={disputeWordLength}
            value={draft.text}
            onChange={(text) => change({ text })}
          />
        )}
        {step.error ? <Notice tone="bad">{failureWords(step.error, t)}</Notice> : null}
      </div>
    </Dialog>
  );
}
