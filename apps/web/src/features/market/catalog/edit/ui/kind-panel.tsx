import { Gavel, Gift, type LucideIcon, ShoppingBag } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { Notice } from '@/ui/notice/notice.tsx';
import { Panel } from '@/ui/panel/panel.tsx';
import { ChoiceCards } from '@/ui/radio/choice-cards.tsx';
import { kinds, type ProductDraft } from '../model/product-draft.ts';
import type { PartProps } from './details-panel.tsx';

export function KindPanel({ draft, onChange, locked }: PartProps & { locked: boolean }) {
  const t = useT();
  return (
    <Panel title={t('editor.howItSells')}>
      {locked ? <Notice className="mb-4">{t('editor.auctionRuns')}</Notice> : null}
      <ChoiceCards
        label={t('editor.howItSells')}
        hideLabel
        value={draft.kind}
        onChange={(kind) => {
          if (!locked) onChange({ kind, ...(kind === 'buy-now' ? {} : noOptions) });
        }}
        choices={kinds.map((value) => ({
          value,
          label: <Named Icon={icons[value]}>{t(`editor.kind.${value}`)}</Named>,
          note: draft.kind === value ? t(`editor.kindNote.${value}`) : null,
        }))}
      />
    </Panel>
  );
}

const noOptions = { options: [], variants: [], leftOut: [] };

const icons: Record<ProductDraft['kind'], LucideIcon> = {
  'buy-now': ShoppingBag,
  auction: Gavel,
  giveaway: Gift,
};

function Named({ Icon, children }: { Icon: LucideIcon; children: ReactNode }) {
  return (
    <span className="flex items-center gap-2">
      <Icon size={17} aria-hidden="true" className="shrink-0 text-ink-2" />
      {children}
    </span>
  );
}
