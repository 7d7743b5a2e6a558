import type { Dispute } from '@souk/shared/money/disputes/schema.ts';
import { type ReactNode, Suspense, useState } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { lazyPart } from '@/ui/late/lazy-part.ts';
import { Panel } from '@/ui/panel/panel.tsx';
import { asksOf, type DisputeAsk, dueOf } from '../model/dispute-asks.ts';
import { askWords } from '../model/dispute-words.ts';
import { placeOf } from '../model/show-opened.ts';
import { DisputeEntries } from './dispute-entries.tsx';
import { DisputeStatus } from './dispute-status.tsx';

const SayForm = lazyPart(async () => (await import('./say-form.tsx')).SayForm);
const StepDialog = lazyPart(async () => (await import('./step-dialog.tsx')).StepDialog);

interface DisputePanelProps {
  dispute: Dispute;
  /** What staff decide. */
  decision?: ReactNode;
}

/** One thing that is or was wrong: how it stands, what went on, and what its reader can do. */
export function DisputePanel({ dispute, decision }: DisputePanelProps) {
  const t = useT();
  const { dayAndTime, money } = useFormat();
  const [ask, setAsk] = useState<DisputeAsk | null>(null);
  const [isSaying, setSaying] = useState(false);
  const { kind, state, reason, answerBy, can, refundable, isFree, offered } = dispute;
  const dueWords = dueOf(dispute);
  const asks = asksOf(dispute);
  const amountOf = (one: DisputeAsk) =>
    money(one === 'accept-part' && offered ? offered : refundable, { exact: true });
  const due = answerBy ? dayAndTime(answerBy, { inSentence: true }) : '';
  return (
    <Panel
      id={placeOf(dispute._id)}
      title={t(`disputes.title.${kind}`)}
      actions={<DisputeStatus state={state} isFree={isFree} />}
      className="scroll-mt-24"
    >
      <p className="text-14 font-medium">{t(`disputes.reason.${reason}`)}</p>
      {dueWords ? <p className="mt-0.5 text-14 text-ink-2">{t(dueWords, { when: due })}</p> : null}
      <div className="mt-5">
        <DisputeEntries dispute={dispute} />
      </div>
      {asks.length > 0 || can.say || decision ? (
        <div className="mt-5 flex flex-wrap gap-2 max-sm:*:grow">
          {asks.map((one, place) => (
            <Button
              key={one}
              look={place === 0 && one !== 'withdraw' ? 'accent' : 'outline'}
              onClick={() => setAsk(one)}
            >
              {t(askWords('do', one, isFree), { amount: amountOf(one) })}
            </Button>
          ))}
          {decision}
          {can.say && !isSaying ? (
            <Button look="ghost" onClick={() => setSaying(true)}>
              {t('disputes.say')}
            </Button>
          ) : null}
        </div>
      ) : null}
      <Suspense fallback={null}>
        {can.say && isSaying ? <SayForm dispute={dispute} onDone={() => setSaying(false)} /> : null}
        {ask ? <StepDialog ask={ask} dispute={dispute} onClose={() => setAsk(null)} /> : null}
      </Suspense>
    </Panel>
  );
}
