import type { Chargeback } from '@souk/shared/money/chargebacks/schema.ts';
import type { Order } from '@souk/shared/money/orders/schema.ts';
import { useQuery } from '@tanstack/react-query';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { StatusChip } from '@/ui/badge/status-chip.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { Panel } from '@/ui/panel/panel.tsx';
import { getChargeback } from '../api/chargebacks.ts';
import { EvidenceForm, type Reader } from './evidence-form.tsx';

/** A payment that the buyer of an order took back through their bank, if there is one. */
export function ChargebackOf({ order, reader }: { order: Order; reader: Reader }) {
  const { data } = useQuery(getChargeback(order._id));
  const found = data?.chargeback;
  return found ? (
    <ChargebackPanel key={found._id} orderId={order._id} chargeback={found} reader={reader} />
  ) : null;
}

const tones = { open: 'action', won: 'done', lost: 'closed' } as const;

function ChargebackPanel({
  orderId,
  chargeback,
  reader,
}: {
  orderId: string;
  chargeback: Chargeback;
  reader: Reader;
}) {
  const t = useT();
  const { money } = useFormat();
  const { state, amount, reason, can } = chargeback;
  return (
    <Panel
      title={t('chargebacks.title')}
      actions={
        <StatusChip tone={tones[state]}>
          {t(state === 'won' ? `chargebacks.won.${reader}` : `chargebacks.state.${state}`)}
        </StatusChip>
      }
    >
      <p className="text-14">{t('chargebacks.what', { amount: money(amount, { exact: true }) })}</p>
      <dl className="mt-3 text-14">
        <dt className="text-ink-2">{t('chargebacks.reason')}</dt>
        <dd className="font-medium">{t(`chargebacks.reason.${reason}`)}</dd>
      </dl>
      {can.write ? (
        <EvidenceForm orderId={orderId} chargeback={chargeback} reader={reader} />
      ) : (
        <Said chargeback={chargeback} />
      )}
    </Panel>
  );
}

/** What was said, once nothing of it can be changed. */
function Said({ chargeback }: { chargeback: Chargeback }) {
  const t = useT();
  const { date, dayAndTime } = useFormat();
  const { state, text, files, sentAt, refusedAt, readyAt, sendsAt } = chargeback;
  return (
    <div className="mt-4 grid gap-3 text-14">
      {refusedAt ? (
        <Notice tone="warning">{t('chargebacks.refusedOn', { day: date(refusedAt, 'medium') })}</Notice>
      ) : sentAt ? (
        <Notice>{t('chargebacks.sentOn', { day: date(sentAt, 'medium') })}</Notice>
      ) : state === 'open' && readyAt && sendsAt ? (
        <Notice>{t('chargebacks.waiting', { when: dayAndTime(sendsAt, { inSentence: true }) })}</Notice>
      ) : null}
      {text ? (
        <p className="whitespace-pre-line wrap-anywhere">
          <bdi>{text}</bdi>
        </p>
      ) : null}
      {files.length > 0 ? (
        <ul className="grid gap-1">
          {files.map(({ _id, kind, name }) => (
            <li key={_id} className="wrap-anywhere">
              <span className="text-ink-2">{t(`chargebacks.kind.${kind}`)}</span> <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
