import type { MessageKey } from '@souk/shared/languages/messages/en/index.ts';
import {
  BadgeCheck,
  Check,
  CreditCard,
  House,
  type LucideIcon,
  PackageCheck,
  Truck,
  Undo2,
  X,
} from 'lucide-react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { momentOf } from '@/platform/i18n/moment.ts';
import { cx } from '@/ui/cx.ts';
import type { OrderStepShown } from '../model/order-steps.ts';
import type { OrderGoes } from '../model/order-words.ts';

const icons: Readonly<Record<OrderStepShown['key'], LucideIcon>> = {
  paid: CreditCard,
  packed: PackageCheck,
  shipped: Truck,
  delivered: House,
  completed: BadgeCheck,
  cancelled: X,
  refunded: Undo2,
  returned: Undo2,
};

/** Tickets arrive nowhere: their event passes. What is picked up is not sent. */
const ownNames: Record<OrderGoes, Partial<Record<OrderStepShown['key'], MessageKey>>> = {
  'by-parcel': {},
  'as-tickets': { delivered: 'tickets.step' },
  'by-pickup': { packed: 'orders.toPickUp', delivered: 'orders.pickedUp' },
};

/** What is not there yet, said beside its step: the days it should arrive, 72 hours later. */
export type StepNotes = Partial<Record<OrderStepShown['key'], string>>;

/** Down a phone, across a desk. */
export function OrderProgress({
  steps,
  notes = {},
  goes = 'by-parcel',
}: {
  steps: readonly OrderStepShown[];
  notes?: StepNotes;
  goes?: OrderGoes;
}) {
  const t = useT();
  const format = useFormat();
  return (
    <ol aria-label={t('orders.progress')} className="flex flex-col sm:flex-row">
      {steps.map((step, index) => (
        <li
          key={step.key}
          aria-current={step.is === 'now' ? 'step' : undefined}
          className="relative flex gap-3 max-sm:not-last:pb-5 sm:flex-1 sm:flex-col sm:pe-2"
        >
          {index < steps.length - 1 ? <Line from={step} to={steps[index + 1]} /> : null}
          <Mark step={step} />
          <div className={cx('min-w-0 sm:mt-1', step.is === 'ahead' && 'text-ink-2')}>
            <p className="text-14 font-semibold wrap-anywhere">
              {t(ownNames[goes][step.key] ?? `orders.state.${step.key}`)}
              {step.is === 'ahead' ? null : (
                <span className="sr-only">
                  {', '}
                  {t(step.is === 'done' ? 'orders.stepDone' : 'orders.stepNow')}
                </span>
              )}
            </p>
            <p className="text-12 text-ink-2 figures">
              {step.at ? momentOf(format, step.at) : step.is === 'ahead' ? notes[step.key] : null}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

function Mark({ step }: { step: OrderStepShown }) {
  const Icon = step.is === 'done' ? Check : icons[step.key];
  const ended = step.key === 'cancelled' || step.key === 'refunded' || step.key === 'returned';
  return (
    <span
      className={cx(
        'relative grid size-7 shrink-0 place-items-center rounded-full border-2',
        step.is === 'done' && 'border-won bg-won text-surface',
        step.is === 'now' && !ended && 'border-won bg-surface text-won-text ring-4 ring-won-soft',
        step.is === 'now' && ended && 'border-ink-2 bg-surface text-ink-1',
        step.is === 'ahead' && 'border-line bg-surface text-ink-3',
      )}
    >
      <Icon size={15} strokeWidth={step.is === 'done' ? 3 : 2} aria-hidden="true" />
    </span>
  );
}

/** To the next step: all of it once that is reached, half of it on the way there. */
function Line({ from, to }: { from: OrderStepShown; to: OrderStepShown | undefined }) {
  const reached = to !== undefined && to.is !== 'ahead';
  const half = from.is === 'now';
  return (
    <span
      aria-hidden="true"
      className="absolute start-[13px] top-7 bottom-0 w-0.5 bg-line sm:start-7 sm:end-0 sm:top-[13px] sm:bottom-auto sm:h-0.5 sm:w-auto"
    >
      {reached || half ? (
        <span
          className={cx(
            'block bg-won max-sm:w-full sm:h-full',
            half ? 'max-sm:h-1/2 sm:w-1/2' : 'max-sm:h-full sm:w-full',
          )}
        />
      ) : null}
    </span>
  );
}
