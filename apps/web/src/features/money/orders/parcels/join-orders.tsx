import { backWhenCombined } from '@souk/shared/money/orders/combined.ts';
import type { JoinableOrders, Order } from '@souk/shared/money/orders/schema.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Checkbox } from '@/ui/checkbox/checkbox.tsx';
import { Dialog } from '@/ui/dialog/dialog.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { getJoinable, useJoin } from './joinable.ts';

/** Says that a buyer's other orders can go in the same parcel, while none of them is packed. */
export function JoinOrders({ order }: { order: Order }) {
  const t = useT();
  const { data } = useQuery(getJoinable(order._id));
  const [open, setOpen] = useState(false);
  if (!data || data.items.length === 0) return null;
  return (
    <>
      <Notice
        className="flex-wrap"
        action={
          <Button size={32} onClick={() => setOpen(true)}>
            {t('sold.join.open')}
          </Button>
        }
      >
        <p className="font-semibold">{t('sold.join.title', { count: data.items.length })}</p>
        <p className="text-ink-2">{t('sold.join.note')}</p>
      </Notice>
      {open ? <JoinDialog order={order} joinable={data} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

interface JoinDialogProps {
  order: Order;
  joinable: JoinableOrders;
  onClose: () => void;
}

/** Which of them go together; what goes back is said before it does. */
function JoinDialog({ order, joinable: { items, own }, onClose }: JoinDialogProps) {
  const t = useT();
  const { money } = useFormat();
  const join = useJoin(order._id);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(items.map(({ _id }) => _id)));
  const together = items.filter(({ _id }) => chosen.has(_id));
  const paid = [
    { id: order._id, amount: own.amount },
    ...together.map(({ _id, shipping }) => ({ id: _id, amount: shipping.amount })),
  ];
  const back = backWhenCombined(paid).reduce((sum, { amount }) => sum + amount, 0);
  const choose = (id: string, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('sold.join.choose', { number: order.number })}
      note={
        back > 0
          ? t('sold.join.back', { amount: money({ ...own, amount: back }, { exact: true }) })
          : t('sold.join.none')
      }
      actions={
        <>
          <Button onClick={onClose}>{t('account.cancel')}</Button>
          <Button
            look="accent"
            disabled={together.length === 0}
            loading={join.isPending}
            onClick={() =>
              join.mutate(
                together.map(({ _id }) => _id),
                { onSuccess: onClose },
              )
            }
          >
            {t('sold.join.open')}
          </Button>
        </>
      }
    >
      <ul className="flex flex-col divide-y divide-hairline rounded-14 border border-line px-4">
        {items.map(({ _id, number, title, shipping }) => (
          <li key={_id} className="py-3">
            <Checkbox checked={chosen.has(_id)} onChange={(on) => choose(_id, on)} className="w-full">
              <span className="min-w-0 grow">
                <span className="block font-semibold wrap-anywhere">
                  {number} · {title}
                </span>
                <span className="block text-13 text-ink-2 figures">
                  {t('sold.join.paid', { amount: money(shipping, { exact: true }) })}
                </span>
              </span>
            </Checkbox>
          </li>
        ))}
      </ul>
      {join.error ? <Notice tone="bad">{failureWords(join.error, t)}</Notice> : null}
    </Dialog>
  );
}
