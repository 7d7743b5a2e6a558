import { disputeWordLength } from '@souk/shared/money/disputes/limits.ts';
import type { Dispute, DisputeDecisionBody } from '@souk/shared/money/disputes/schema.ts';
import { useState } from 'react';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Dialog } from '@/ui/dialog/dialog.tsx';
import { Form } from '@/ui/form/form.tsx';
import { filled } from '@/ui/form/rules.ts';
import { Notice } from '@/ui/notice/notice.tsx';
import { ChoiceCards } from '@/ui/radio/choice-cards.tsx';
import { MoneyInput } from '@/ui/text-input/money-input.tsx';
import { Textarea } from '@/ui/textarea/textarea.tsx';
import { decideDispute } from '../api/disputes.ts';
import { amountProblem } from '../model/dispute-asks.ts';
import { useDisputeAct } from '../model/use-dispute-acts.ts';

const formId = 'decide-dispute';
const decisions = ['refund', 'part', 'return', 'dismiss'] as const;
const decisionsOfFree = ['refund', 'dismiss'] as const;
type Decision = DisputeDecisionBody['decision'];

/** Staff decide, with a reason that both sides read. */
export function DecideDispute({ dispute }: { dispute: Dispute }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="accent" onClick={() => setOpen(true)}>
        {t('disputes.decide')}
      </Button>
      {isOpen ? <Deciding dispute={dispute} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function Deciding({ dispute, onClose }: { dispute: Dispute; onClose: () => void }) {
  const t = useT();
  const { money } = useFormat();
  const [decision, setDecision] = useState<Decision>('refund');
  const [amount, setAmount] = useState<number | null>(null);
  const [text, setText] = useState('');
  const left = dispute.refundable;
  const save = useDisputeAct(() => {
    const words = { text: text.trim() };
    const body: DisputeDecisionBody =
      decision === 'part'
        ? { decision, ...words, amount: { amount: amount ?? 0, currency: left.currency } }
        : { decision, ...words };
    return decideDispute(dispute._id, body);
  }, t('disputes.decided'));
  const isWrong = decision === 'part' && amountProblem(amount, left) !== null;
  return (
    <Dialog
      open
      width="wide"
      onOpenChange={(open) => open || onClose()}
      title={t('disputes.decide')}
      note={t('disputes.decideNote')}
      actions={
        <>
          <Button onClick={onClose}>{t('account.cancel')}</Button>
          <Button type="submit" form={formId} look="accent" disabled={isWrong} loading={save.isPending}>
            {t('disputes.decide')}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        onSubmit={() => save.mutate(undefined, { onSuccess: onClose })}
        className="flex flex-col gap-5"
      >
        <ChoiceCards
          label={t('disputes.decision')}
          hideLabel
          choices={
            dispute.isFree
              ? decisionsOfFree.map((value) => ({ value, label: t(`disputes.free.decide.${value}`) }))
              : decisions
                  .filter((one) => one !== 'return' || dispute.can.askForReturn)
                  .map((value) => ({
                    value,
                    label: t(`disputes.decide.${value}`, { amount: money(left, { exact: true }) }),
                  }))
          }
          value={decision}
          onChange={setDecision}
        />
        {decision === 'part' ? (
          <MoneyInput
            label={t('sold.refund.howMuch')}
            currency={left.currency}
            amount={amount}
            onAmount={setAmount}
          />
        ) : null}
        <Textarea
          label={t('orders.reason')}
          hint={t(decision === 'return' ? 'disputes.bothReadWhere' : 'disputes.bothRead')}
          required
          rows={3}
          maxLength={disputeWordLength}
          rules={[filled(t('ui.required'))]}
          value={text}
          onChange={setText}
        />
        {save.error ? <Notice tone="bad">{failureWords(save.error, t)}</Notice> : null}
      </Form>
    </Dialog>
  );
}
