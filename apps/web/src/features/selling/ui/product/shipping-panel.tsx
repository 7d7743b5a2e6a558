import { Link } from '@tanstack/react-router';
import { useT } from '@/platform/i18n/index.ts';
import { matching } from '@/ui/form/rules.ts';
import { Panel } from '@/ui/panel/panel.tsx';
import { TextInput } from '@/ui/text-input/text-input.tsx';
import { sizePattern, weightPattern } from '../../model/product-draft.ts';
import type { PartProps } from './details-panel.tsx';

export function ShippingPanel({ draft, onChange }: PartProps) {
  const t = useT();
  return (
    <Panel title={t('selling.shipping')}>
      <div className="grid grid-cols-2 gap-3">
        <TextInput
          label={t('selling.weight')}
          inputMode="decimal"
          rules={[matching(weightPattern, t('selling.weightRule'))]}
          end={<span className="shrink-0 text-14 text-ink-3">{t('selling.kilograms')}</span>}
          value={draft.weight}
          onChange={(weight) => onChange({ weight })}
        />
        <TextInput
          label={t('selling.size')}
          placeholder={t('selling.sizeExample')}
          rules={[matching(sizePattern, t('selling.sizeRule'))]}
          end={<span className="shrink-0 text-14 text-ink-3">{t('selling.centimetres')}</span>}
          value={draft.size}
          onChange={(size) => onChange({ size })}
        />
      </div>
      <p className="mt-3 text-13 text-ink-2">
        {t('selling.shippingNote')}{' '}
        <Link to="/settings/shipping-method" className="font-medium text-ink-1 underline underline-offset-3">
          {t('selling.shippingLink')}
        </Link>
      </p>
    </Panel>
  );
}
