import type { Shop } from '@souk/shared/shops/schema.ts';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { CountrySelect } from '@/ui/country-select/country-select.tsx';
import { Form } from '@/ui/form/form.tsx';
import { atLeast, filled } from '@/ui/form/rules.ts';
import { Notice } from '@/ui/notice/notice.tsx';
import { Panel } from '@/ui/panel/panel.tsx';
import { Select } from '@/ui/select/select.tsx';
import { TextInput } from '@/ui/text-input/text-input.tsx';
import { Textarea } from '@/ui/textarea/textarea.tsx';
import type { ShopPictureIds } from '../../api/save-shop.ts';
import { saveWords } from '../../model/save-words.ts';
import { type ShopDraft, shippingDays } from '../../model/shop-draft.ts';
import type { ShopPictures } from '../../model/use-shop-pictures.ts';
import { PicturesOfShop } from './pictures-of-shop.tsx';

const nameLength = { min: 3, max: 40 };
const storyLength = 2000;

interface ShopFormProps {
  label: string;
  draft: ShopDraft;
  onChange: (change: Partial<ShopDraft>) => void;
  pictures: ShopPictures;
  save: (pictures: ShopPictureIds) => Promise<Shop>;
  onSaved: (shop: Shop) => void;
  button: string;
  /** Beside the button that saves. */
  more?: ReactNode;
}

export function ShopForm({ label, draft, onChange, pictures, save, onSaved, button, more }: ShopFormProps) {
  const t = useT();
  const required = filled(t('ui.required'));
  const send = useMutation({
    mutationFn: async () => save(await pictures.ids()),
    onSuccess: (saved) => {
      pictures.settle(saved);
      onSaved(saved);
    },
  });
  return (
    <Form aria-label={label} onSubmit={() => send.mutate()} className="grid gap-5">
      {send.error ? <Notice tone="bad">{saveWords(send.error, t)}</Notice> : null}
      <Panel title={t('selling.shopAbout')} className="sm:p-6">
        <div className="grid gap-5">
          <TextInput
            label={t('selling.shopName')}
            placeholder={t('selling.shopNameExample')}
            hint={t('selling.shopNameHint')}
            required
            maxLength={nameLength.max}
            rules={[required, atLeast(nameLength.min, t('selling.shopNameShort', { count: nameLength.min }))]}
            value={draft.name}
            onChange={(name) => onChange({ name })}
          />
          <div className="grid gap-5 sm:grid-cols-2">
            <TextInput
              label={t('selling.city')}
              required
              rules={[required]}
              autoComplete="address-level2"
              value={draft.city}
              onChange={(city) => onChange({ city })}
            />
            <CountrySelect
              placeholder={t('selling.chooseCountry')}
              required
              rules={[required]}
              value={draft.country}
              onChange={(country) => onChange({ country })}
            />
          </div>
          <Textarea
            label={t('selling.story')}
            placeholder={t('selling.storyExample')}
            optional
            rows={5}
            maxLength={storyLength}
            value={draft.story}
            onChange={(story) => onChange({ story })}
          />
        </div>
      </Panel>
      <PicturesOfShop pictures={pictures} />
      <Panel title={t('selling.shopPromises')} className="sm:p-6">
        <div className="grid gap-5">
          <Select
            label={t('selling.shipsWithin')}
            hint={t('selling.shipsWithinHint')}
            options={shippingDays.map((value) => ({
              value,
              text: t('selling.days', { count: Number(value) }),
            }))}
            valueKey="value"
            textKey="text"
            value={draft.shipsWithinDays}
            onChange={(shipsWithinDays) => onChange({ shipsWithinDays })}
            className="sm:max-w-70"
          />
          <Textarea
            label={t('selling.policies')}
            placeholder={t('selling.policiesExample')}
            optional
            rows={4}
            maxLength={storyLength}
            value={draft.policies}
            onChange={(policies) => onChange({ policies })}
          />
        </div>
      </Panel>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" look="accent" size={48} loading={send.isPending} className="max-sm:w-full">
          {button}
        </Button>
        {more}
      </div>
    </Form>
  );
}
