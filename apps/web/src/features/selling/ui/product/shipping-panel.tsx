import type { ShippingProfile } from '@souk/shared/shipping/schema.ts';
import { Link } from '@tanstack/react-router';
import { useT } from '@/platform/i18n/index.ts';
import { Panel } from '@/ui/panel/panel.tsx';
import { Select } from '@/ui/select/select.tsx';
import { TextInput } from '@/ui/text-input/text-input.tsx';
import { gramsOf, millimetresOf } from '../../model/product-draft.ts';
import type { PartProps } from './details-panel.tsx';

interface ShippingPanelProps extends PartProps {
  /** Of the shop; empty while they are not known. */
  profiles: readonly ShippingProfile[];
}

export function ShippingPanel({ draft, onChange, profiles }: ShippingPanelProps) {
  const t = useT();
  const usual = profiles.find(({ isDefault }) => isDefault);
  const chosen = profiles.find(({ _id }) => _id === draft.shippingProfileId) ?? usual;
  return (
    <Panel title={t('selling.shipping')}>
      {usual ? (
        <Select
          label={t('editor.profile')}
          options={profiles.map(({ _id, name, isDefault }) => ({
            _id: String(_id),
            text: isDefault ? t('editor.profileDefault', { name }) : name,
          }))}
          valueKey="_id"
          textKey="text"
          value={chosen?._id ?? ''}
          onChange={(id) => onChange({ shippingProfileId: id === usual._id ? '' : id })}
          {...(chosen?.methods.length === 0 ? { hint: t('editor.noMethods') } : {})}
          className="mb-4"
        />
      ) : null}
      <div className="grid grid-cols-2 gap-3">
        <TextInput
          label={t('selling.weight')}
          inputMode="decimal"
          rules={[(typed) => gramsOf(typed) !== undefined || t('selling.weightRule')]}
          end={<span className="shrink-0 text-14 text-ink-3">{t('selling.kilograms')}</span>}
          value={draft.weight}
          onChange={(weight) => onChange({ weight })}
        />
        <TextInput
          label={t('selling.size')}
          placeholder={t('selling.sizeExample')}
          rules={[(typed) => millimetresOf(typed) !== undefined || t('selling.sizeRule')]}
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
