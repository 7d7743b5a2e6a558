import { useT } from '@/platform/i18n/index.ts';
import { Panel } from '@/ui/panel/panel.tsx';
import { ChoiceCards } from '@/ui/radio/choice-cards.tsx';
import { kinds } from '../../model/product-draft.ts';
import type { PartProps } from './details-panel.tsx';

export function KindPanel({ draft, onChange }: PartProps) {
  const t = useT();
  return (
    <Panel title={t('selling.howItSells')}>
      <ChoiceCards
        label={t('selling.howItSells')}
        hideLabel
        value={draft.kind}
        onChange={(kind) => onChange({ kind, ...(kind === 'buy-now' ? {} : { options: [], variants: [] }) })}
        choices={kinds.map((value) => ({
          value,
          label: t(`selling.kind.${value}`),
          note: draft.kind === value ? t(`selling.kindNote.${value}`) : null,
        }))}
      />
    </Panel>
  );
}
