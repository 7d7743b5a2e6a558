import { cityLength } from '@souk/shared/limits.ts';
import { mostShippingDays, shopTextLength } from '@souk/shared/market/shops/limits.ts';
import type { Shop } from '@souk/shared/market/shops/schema.ts';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { fieldsOf } from '@/platform/api/fields-of.ts';
import { isApiError } from '@/platform/api/index.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { zoneOptions } from '@/platform/i18n/zone-words.ts';
import { Button } from '@/ui/button/button.tsx';
import { CountrySelect } from '@/ui/country-select/country-select.tsx';
import { saveWords } from '@/ui/editing/save-words.ts';
import { Form } from '@/ui/form/form.tsx';
import { filled } from '@/ui/form/rules.ts';
import { Notice } from '@/ui/notice/notice.tsx';
import { Panel } from '@/ui/panel/panel.tsx';
import { RichTextField } from '@/ui/rich-text/rich-text-field.tsx';
import { Select } from '@/ui/select/select.tsx';
import { TextInput } from '@/ui/text-input/text-input.tsx';
import type { ShopPictureIds } from '../api/save-shop.ts';
import { type ShopDraft, shippingDays } from '../model/shop-draft.ts';
import type { ShopPictures } from '../model/use-shop-pictures.ts';
import { PicturesOfShop } from './pictures-of-shop.tsx';
import { ShopConflict } from './shop-conflict.tsx';
import { ShopNames } from './shop-names.tsx';

interface ShopFormProps {
  label: string;
  draft: ShopDraft;
  /** What the shop is called already. */
  own?: Pick<Shop, 'name' | 'slug'>;
  onChange: (change: Partial<ShopDraft>) => void;
  pictures: ShopPictures;
  save: (pictures: ShopPictureIds) => Promise<Shop>;
  onSaved: (shop: Shop) => void;
  button: string;
  /** For a shop that someone else may change at the same time. */
  conflict?: { takeTheirs: () => Promise<void>; keepMine: () => Promise<void> };
  /** In what it sells. */
  currency: ReactNode;
  /** Beside the button that saves. */
  more?: ReactNode;
}

const named = ['name', 'slug'];

export function ShopForm(props: ShopFormProps) {
  const { label, draft, own, onChange, pictures, save, onSaved, button, conflict, more, currency } = props;
  const t = useT();
  const send = useMutation({
    mutationFn: async () => save(await pictures.ids()),
    onSuccess: (saved) => {
      pictures.settle(saved);
      onSaved(saved);
    },
  });
  const refused = fieldsOf(send.error).filter((field) => named.includes(field));
  const clash = conflict && isApiError(send.error, 'edit_conflict') ? conflict : null;
  const words = send.error && refused.length === 0 && !clash ? saveWords(send.error, t) : null;
  return (
    <Form aria-label={label} onSubmit={() => send.isPending || send.mutate()} className="grid gap-5">
      <Panel title={t('shopEdit.shopAbout')} className="sm:p-6">
        <div className="grid gap-5">
          <ShopNames draft={draft} own={own} onChange={onChange} refused={refused} />
          <Whereabouts draft={draft} onChange={onChange} />
          {currency}
          <RichTextField
            label={t('shopEdit.story')}
            placeholder={t('shopEdit.storyExample')}
            optional
            rows={5}
            maxLength={shopTextLength}
            value={draft.story}
            onChange={(story) => onChange({ story })}
          />
        </div>
      </Panel>
      <PicturesOfShop pictures={pictures} />
      <Panel title={t('shopEdit.shopPromises')} className="sm:p-6">
        <div className="grid gap-5">
          <ShipsWithin draft={draft} onChange={onChange} />
          <RichTextField
            label={t('shopEdit.policies')}
            placeholder={t('shopEdit.policiesExample')}
            optional
            rows={4}
            maxLength={shopTextLength}
            value={draft.policies}
            onChange={(policies) => onChange({ policies })}
          />
        </div>
      </Panel>
      {words ? <Notice tone="bad">{words}</Notice> : null}
      {refused.length > 0 ? <Notice tone="bad">{t('shopEdit.namesRefused')}</Notice> : null}
      {clash ? (
        <ShopConflict
          onTakeTheirs={() => void clash.takeTheirs()}
          onKeepMine={() => void clash.keepMine().then(() => send.mutate())}
        />
      ) : null}
      <div className="save-bar flex flex-wrap items-center gap-3">
        <Button type="submit" look="accent" size={48} loading={send.isPending} className="max-sm:w-full">
          {button}
        </Button>
        {more}
      </div>
    </Form>
  );
}

type PartProps = Pick<ShopFormProps, 'draft' | 'onChange'>;

function Whereabouts({ draft, onChange }: PartProps) {
  const t = useT();
  const { locale, now } = useFormat();
  const required = filled(t('ui.required'));
  const zones = useMemo(() => zoneOptions(draft.timeZone, locale, now()), [draft.timeZone, locale, now]);
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextInput
        label={t('shopEdit.city')}
        required
        rules={[required]}
        autoComplete="address-level2"
        value={draft.city}
        onChange={(city) => onChange({ city: city.slice(0, cityLength.max) })}
      />
      <CountrySelect
        placeholder={t('shopEdit.chooseCountry')}
        required
        rules={[required]}
        value={draft.country}
        onChange={(country) => onChange({ country })}
      />
      <Select
        label={t('eventEdit.timeZone')}
        hint={t('shopEdit.timeZoneHint')}
        options={zones}
        valueKey="value"
        textKey="text"
        value={draft.timeZone}
        onChange={(timeZone) => onChange({ timeZone })}
      />
    </div>
  );
}

function ShipsWithin({ draft, onChange }: PartProps) {
  const t = useT();
  const days = [...new Set([...shippingDays, draft.shipsWithinDays])]
    .filter((value) => Number(value) <= mostShippingDays)
    .sort((a, b) => Number(a) - Number(b));
  return (
    <Select
      label={t('shopEdit.shipsWithin')}
      hint={t('shopEdit.shipsWithinHint')}
      options={days.map((value) => ({ value, text: t('editor.days', { count: Number(value) }) }))}
      valueKey="value"
      textKey="text"
      value={draft.shipsWithinDays}
      onChange={(shipsWithinDays) => onChange({ shipsWithinDays })}
      className="sm:max-w-70"
    />
  );
}
