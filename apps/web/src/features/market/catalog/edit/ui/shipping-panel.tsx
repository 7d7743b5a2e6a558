import { gramsOf, millimetresOf } from '@souk/shared/market/catalog/measures.ts';
import type { ShippingProfile } from '@souk/shared/market/shipping/schema.ts';
import { Link } from '@tanstack/react-router';
import { useT } from '@/platform/i18n/index.ts';
import { Panel } from '@/ui/panel/panel.tsx';
import { Segment } from '@/ui/segment/segment.tsx';
import { Select } from '@/ui/select/select.tsx';
import { TextInput } from '@/ui/text-input/text-input.tsx';
import { inMeasures } from '../model/product-draft.ts';
import { chooseMeasures } from '../model/usual-measures.ts';
import type { PartProps } from './details-panel.tsx';

interface ShippingPanelProps extends PartProps {
  /** Of the shop; empty while they are not known. */
  profiles: readonly ShippingProfile[];
}

export function ShippingPanel({ draft, onChange, profiles }: ShippingPanelProps) {
  const t = useT();
  const measures = draft.measures ?? 'metric';
  const metric = measures === 'metric';
  const usual = profiles.find(({ isDefault }) => isDefault);
  const chosen = profiles.find(({ _id }) => _id === draft.shippingProfileId) ?? usual;
  return (
    <Panel
      title={t('editor.shipping')}
      actions={
        <Segment
          label={t('editor.measures')}
          size={32}
          choices={[
            { value: 'metric', label: t('editor.metric') },
            { value: 'imperial', label: t('editor.imperial') },
          ]}
          value={measures}
          onChange={(next) => {
            chooseMeasures(next);
            onChange(inMeasures(draft, next));
          }}
        />
      }
    >
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
      <div className="field-pair">
        <TextInput
          label={t('editor.weight')}
          optional
          inputMode={metric ? 'decimal' : 'text'}
          rules={[
            (typed) =>
              gramsOf(typed, measures) !== undefined ||
              t(metric ? 'editor.weightRule' : 'editor.weightRuleImperial'),
          ]}
          {...(metric
            ? { end: <Unit>{t('editor.kilograms')}</Unit> }
            : { placeholder: t('editor.weightExampleImperial') })}
          value={draft.weight}
          onChange={(weight) => onChange({ weight })}
        />
        <TextInput
          label={t('editor.size')}
          optional
          placeholder={t(metric ? 'editor.sizeExample' : 'editor.sizeExampleImperial')}
          rules={[
            (typed) =>
              millimetresOf(typed, measures) !== undefined ||
              t(metric ? 'editor.sizeRule' : 'editor.sizeRuleImperial'),
          ]}
          end={<Unit>{t(metric ? 'editor.centimetres' : 'editor.inches')}</Unit>}
          value={draft.size}
          onChange={(size) => onChange({ size })}
        />
      </div>
      <p className="mt-3 text-13 text-ink-2">
        {t('editor.shippingNote')}{' '}
        <Link to="/settings/shipping-method" className="font-medium text-ink-1 underline underline-offset-3">
          {t('editor.shippingLink')}
        </Link>
      </p>
    </Panel>
  );
}

function Unit({ children }: { children: string }) {
  return <span className="shrink-0 text-14 text-ink-3">{children}</span>;
}
