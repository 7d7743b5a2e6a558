import type { ShopOrderCard } from '@souk/shared/money/orders/schema.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Dialog } from '@/ui/dialog/dialog.tsx';
import { Form } from '@/ui/form/form.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { useToast } from '@/ui/toast/use-toast.ts';
import { getOrder } from '../../api/get-order.ts';
import {
  emptyTracking,
  isEmpty,
  type TrackingDraft,
  TrackingFields,
  trackingOf,
} from '../../parcels/tracking-fields.tsx';
import { shipOrder, shopOrdersKey } from '../api/shop-orders.ts';
import { shipMany } from '../model/ship-many.ts';

interface ShipManyDialogProps {
  orders: readonly ShopOrderCard[];
  /** Some of them are on their way now. */
  onShipped: (ids: readonly string[]) => void;
  onClose: () => void;
}

/** Several orders handed over at once, each by its own number. What was refused stays, with the reason. */
export function ShipManyDialog({ orders, onShipped, onClose }: ShipManyDialogProps) {
  const t = useT();
  const say = useToast();
  const form = useId();
  const queryClient = useQueryClient();
  const [drafts, setDrafts] = useState<Readonly<Record<string, TrackingDraft>>>({});
  const draftFor = (id: string) => drafts[id] ?? emptyTracking;
  const ship = useMutation({
    mutationFn: () =>
      shipMany(
        orders.map(({ _id: id }) => ({
          id,
          tracking: isEmpty(draftFor(id)) ? null : trackingOf(draftFor(id)),
        })),
        {
          ship: ({ id, tracking }) => shipOrder(id, { tracking, lines: null, note: '' }),
          look: (id) => queryClient.fetchQuery(getOrder(id)),
        },
      ),
    onSuccess: ({ done, failed }) => {
      void queryClient.invalidateQueries({ queryKey: shopOrdersKey });
      void queryClient.invalidateQueries({ queryKey: ['seller-home'] });
      if (done.length > 0)
        void say((words) => ({
          id: 'shipped',
          kind: 'done',
          title: words('sold.shippedMany', { count: done.length }),
        }));
      onShipped(done);
      if (failed.size === 0) onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('sold.shipMany', { count: orders.length })}
      note={t('sold.shipManyNote')}
      actions={
        <>
          <Button onClick={onClose}>{t('account.cancel')}</Button>
          <Button type="submit" form={form} look="accent" loading={ship.isPending}>
            {t('sold.ship.go')}
          </Button>
        </>
      }
    >
      <Form
        id={form}
        onSubmit={() => ship.isPending || ship.mutate()}
        className="flex flex-col gap-5 divide-y divide-hairline *:not-first:pt-5"
      >
        {orders.map(({ _id: id, number, buyer, title }) => {
          const error = ship.data?.failed.get(id);
          return (
            <fieldset key={id} className="grid gap-3">
              <legend className="text-14 font-semibold">
                <bdi>{buyer?.name ?? title}</bdi>{' '}
                <bdi className="font-normal text-ink-2 figures">{number}</bdi>
              </legend>
              <TrackingFields
                optional
                draft={draftFor(id)}
                onChange={(draft) => setDrafts((now) => ({ ...now, [id]: draft }))}
              />
              {error && !ship.isPending ? <Notice tone="bad">{failureWords(error, t)}</Notice> : null}
            </fieldset>
          );
        })}
        {ship.error ? <Notice tone="bad">{failureWords(ship.error, t)}</Notice> : null}
      </Form>
    </Dialog>
  );
}
