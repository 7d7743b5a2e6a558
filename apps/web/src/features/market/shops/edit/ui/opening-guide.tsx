import type { AppSettings } from '@souk/shared/settings/schema.ts';
import { Package, Store, Video, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Panel } from '@/ui/panel/panel.tsx';

/** What opening a shop leads to, and what selling costs. */
export function OpeningGuide({ settings }: { settings: AppSettings }) {
  const t = useT();
  const { number, money } = useFormat();
  const { paymentFee, commission, currency } = settings;
  return (
    <Panel title={t('shopEdit.whatComes')} className="lg:sticky lg:top-24">
      <ol className="grid gap-4">
        <Step icon={<Store />} title={t('shopEdit.step.shop')} note={t('shopEdit.stepNote.shop')} />
        <Step icon={<Package />} title={t('shopEdit.step.products')} note={t('shopEdit.stepNote.products')} />
        <Step icon={<Video />} title={t('shopEdit.step.show')} note={t('shopEdit.stepNote.show')} />
        <Step
          icon={<Wallet />}
          title={t('shopEdit.step.paid')}
          note={t('shopEdit.stepNote.paid', {
            commission: number(commission.basisPoints / 100),
            fee: number(paymentFee.basisPoints / 100),
            fixed: money({ amount: paymentFee.fixed, currency }, { exact: true }),
          })}
        />
      </ol>
    </Panel>
  );
}

function Step({ icon, title, note }: { icon: ReactNode; title: string; note: string }) {
  return (
    <li className="flex gap-3.5">
      <span
        aria-hidden="true"
        className="grid size-10 shrink-0 place-items-center rounded-12 bg-accent-soft text-accent-text [&>svg]:size-5"
      >
        {icon}
      </span>
      <div className="min-w-0">
        <p className="text-14 font-semibold">{title}</p>
        <p className="mt-0.5 text-14 text-ink-2">{note}</p>
      </div>
    </li>
  );
}
