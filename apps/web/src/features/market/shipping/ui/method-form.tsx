import { methodKinds, methodNameLength, pickupPlaceLength } from '@souk/shared/market/shipping/rules.ts';
import type { ShippingMethod, ShippingProfile } from '@souk/shared/market/shipping/schema.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { RegionInput } from '@/ui/country-select/region-input.tsx';
import { filled } from '@/ui/form/rules.ts';
import { ChoiceCards } from '@/ui/radio/choice-cards.tsx';
import { TextInput } from '@/ui/text-input/text-input.tsx';
import { toast } from '@/ui/toast/toast.ts';
import { UnsavedDialog } from '@/ui/unsaved/unsaved-dialog.tsx';
import { useUnsaved } from '@/ui/unsaved/use-unsaved.ts';
import { getShippingProfiles, saveMethod } from '../api/profiles.ts';
import { emptyMethod, type MethodDraft, methodBody, methodDraftOf } from '../model/method.ts';
import { EditorFrame } from './editor-frame.tsx';
import { MethodDelivery } from './method-delivery.tsx';
import { MethodPrices } from './method-prices.tsx';
import { ParcelExamples } from './parcel-examples.tsx';

interface MethodFormProps {
  shopId: string;
  profile: ShippingProfile;
  /** The one to change; a new one without. */
  method?: ShippingMethod | undefined;
  currency: string;
  onDone: () => void;
}

export function MethodForm({ shopId, profile, method, currency, onDone }: MethodFormProps) {
  const t = useT();
  const queries = useQueryClient();
  const { shipsFrom } = profile;
  const [before] = useState(() => (method ? methodDraftOf(method, shipsFrom) : emptyMethod));
  const [draft, setDraft] = useState<MethodDraft>(before);
  const change = (part: Partial<MethodDraft>) => setDraft((now) => ({ ...now, ...part }));
  const unsaved = useUnsaved(() => JSON.stringify(draft) !== JSON.stringify(before));
  const place = { shopId, profileId: profile._id, methodId: method?._id ?? null };
  const send = useMutation({
    mutationFn: () => saveMethod(place, methodBody(draft, { shipsFrom, currency })),
    onSuccess: async () => {
      unsaved.saved();
      await queries.invalidateQueries({ queryKey: getShippingProfiles(shopId).queryKey });
      toast({ kind: 'done', title: t('shipping.methodSaved') });
      onDone();
    },
  });
  return (
    <EditorFrame
      title={method ? t('shipping.editMethod') : t('shipping.newMethod')}
      note={profile.name}
      failed={send.error ? failureWords(send.error, t) : null}
      sending={send.isPending}
      save={t('shipping.save')}
      onSubmit={() => send.mutate()}
      onDone={onDone}
    >
      <ChoiceCards
        label={t('shipping.kind')}
        value={draft.kind}
        onChange={(kind) => change({ kind })}
        choices={methodKinds.map((value) => ({
          value,
          label: t(`shipping.kinds.${value}`),
          note: t(`shipping.kindNotes.${value}`),
        }))}
      />
      <TextInput
        label={t('shipping.name')}
        placeholder={t('shipping.nameExample')}
        hint={t('shipping.nameHint')}
        required
        maxLength={methodNameLength}
        rules={[filled(t('ui.required'))]}
        value={draft.name}
        onChange={(name) => change({ name })}
      />
      {draft.kind === 'pickup' ? (
        <>
          <TextInput
            label={t('shipping.pickupAt')}
            required
            maxLength={pickupPlaceLength}
            rules={[filled(t('ui.required'))]}
            value={draft.pickupAt}
            onChange={(pickupAt) => change({ pickupAt })}
          />
          <RegionInput
            country={shipsFrom}
            hint={t('ui.regionHint')}
            value={draft.pickupRegion}
            onChange={(pickupRegion) => change({ pickupRegion })}
          />
        </>
      ) : (
        <>
          <MethodPrices method={draft} onChange={change} currency={currency} />
          <MethodDelivery method={draft} onChange={change} shipsFrom={shipsFrom} />
        </>
      )}
      <ParcelExamples method={draft} shipsFrom={shipsFrom} currency={currency} />
      <UnsavedDialog {...unsaved.dialog} />
    </EditorFrame>
  );
}
