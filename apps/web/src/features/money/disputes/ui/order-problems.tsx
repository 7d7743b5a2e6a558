import type { OrderDisputes } from '@souk/shared/money/disputes/schema.ts';
import type { Order } from '@souk/shared/money/orders/schema.ts';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { lazyPart } from '@/ui/late/lazy-part.ts';
import { Panel } from '@/ui/panel/panel.tsx';
import { getDisputes } from '../api/disputes.ts';
import { DecideDispute } from './decide-dispute.tsx';
import { DisputePanel } from './dispute-panel.tsx';

const OpenDispute = lazyPart(async () => (await import('./open-dispute.tsx')).OpenDispute);

/** What is or was wrong with an order, and the ways in which its buyer can say so now. */
export function OrderProblems({ order }: { order: Order }) {
  const { data } = useQuery(getDisputes(order._id));
  if (!data) return null;
  return (
    <>
      <Problems disputes={data.items} />
      <SomethingWrong order={order} ways={data.ways} />
    </>
  );
}

/** The same for staff, who have the number of the order alone. */
export function ProblemsOf({ orderId }: { orderId: string }) {
  const { data } = useQuery(getDisputes(orderId));
  return data ? <Problems disputes={data.items} /> : null;
}

const Problems = ({ disputes }: { disputes: OrderDisputes['items'] }) =>
  disputes.map((dispute) => (
    <DisputePanel
      key={dispute._id}
      dispute={dispute}
      decision={dispute.can.decide ? <DecideDispute dispute={dispute} /> : undefined}
    />
  ));

function SomethingWrong({ order, ways }: { order: Order; ways: OrderDisputes['ways'] }) {
  const t = useT();
  const { date } = useFormat();
  const [chosen, setChosen] = useState<OrderDisputes['ways'][number] | null>(null);
  const [first] = ways;
  if (!first) return null;
  return (
    <Panel title={t('disputes.wrong')}>
      <p className="text-14 text-ink-2">{t('disputes.wrongNote', { day: date(first.until, 'medium') })}</p>
      <div className="mt-4 flex flex-wrap gap-2 max-sm:*:grow">
        {ways
          .toSorted((a, b) => (a.kind < b.kind ? -1 : 1))
          .map((way) => (
            <Button key={way.kind} onClick={() => setChosen(way)}>
              {t(`disputes.ask.${way.kind}`)}
            </Button>
          ))}
      </div>
      {chosen ? (
        <Suspense fallback={null}>
          <OpenDispute order={order} way={chosen} onClose={() => setChosen(null)} />
        </Suspense>
      ) : null}
    </Panel>
  );
}
