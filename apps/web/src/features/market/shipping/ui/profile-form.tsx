import { profileNameLength } from '@souk/shared/market/shipping/rules.ts';
import type { ShippingProfile, ShippingProfileList } from '@souk/shared/market/shipping/schema.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldsOf } from '@/platform/api/fields-of.ts';
import { isApiError } from '@/platform/api/index.ts';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { CountrySelect } from '@/ui/country-select/country-select.tsx';
import { filled } from '@/ui/form/rules.ts';
import { Select } from '@/ui/select/select.tsx';
import { TextInput } from '@/ui/text-input/text-input.tsx';
import { toast } from '@/ui/toast/toast.ts';
import { UnsavedDialog } from '@/ui/unsaved/unsaved-dialog.tsx';
import { useUnsaved } from '@/ui/unsaved/use-unsaved.ts';
import { addProfile, changeProfile, getShippingProfiles } from '../api/profiles.ts';
import { EditorFrame } from './editor-frame.tsx';

interface ProfileFormProps {
  shopId: string;
  list: ShippingProfileList;
  /** The one to change; a new one without. */
  profile?: ShippingProfile | undefined;
  /** With the id of the profile once it is saved. */
  onSaved: (profile: ShippingProfile) => void;
  onDone: () => void;
}

const AS_SHOP = 'shop';
const choices = [0, 1, 2, 3, 5, 7, 10, 14, 21, 30];

export function ProfileForm({ shopId, list, profile, onSaved, onDone }: ProfileFormProps) {
  const t = useT();
  const queries = useQueryClient();
  const [before] = useState({
    name: profile?.name ?? '',
    shipsFrom: profile?.shipsFrom ?? list.items[0]?.shipsFrom ?? '',
    handling: profile?.handlingDays == null ? AS_SHOP : String(profile.handlingDays),
  });
  const [draft, setDraft] = useState(before);
  const change = (part: Partial<typeof draft>) => setDraft((now) => ({ ...now, ...part }));
  const unsaved = useUnsaved(() => JSON.stringify(draft) !== JSON.stringify(before));
  const { queryKey } = getShippingProfiles(shopId);
  const send = useMutation({
    mutationFn: () => {
      const body = {
        name: draft.name.trim(),
        shipsFrom: draft.shipsFrom,
        handlingDays: draft.handling === AS_SHOP ? null : Number(draft.handling),
      };
      return profile
        ? changeProfile(shopId, profile._id, { ...body, version: profile.version })
        : addProfile(shopId, body);
    },
    onError: (error) => {
      // The next try is made to what is there now.
      if (isApiError(error, 'edit_conflict')) void queries.invalidateQueries({ queryKey });
    },
    onSuccess: async (saved) => {
      unsaved.saved();
      await queries.invalidateQueries({ queryKey });
      toast({ kind: 'done', title: t('shipping.profileSaved') });
      onSaved(saved);
    },
  });
  const nameTaken = fieldsOf(send.error).includes('name');
  const days = [...new Set([...choices, ...(profile?.handlingDays == null ? [] : [profile.handlingDays])])];
  const required = filled(t('ui.required'));
  return (
    <EditorFrame
      title={profile ? t('shipping.editProfile') : t('shipping.newProfile')}
      note={t('shipping.profilesNote')}
      failed={send.error && !nameTaken ? failureWords(send.error, t) : null}
      sending={send.isPending}
      save={t('shipping.saveProfile')}
      onSubmit={() => send.mutate()}
      onDone={onDone}
    >
      <TextInput
        label={t('shipping.profileName')}
        placeholder={t('shipping.profileNameExample')}
        hint={t('shipping.profileNameHint')}
        required
        maxLength={profileNameLength}
        rules={[required]}
        error={nameTaken ? t('shipping.profileNameTaken') : null}
        value={draft.name}
        onChange={(name) => change({ name })}
      />
      <CountrySelect
        label={t('shipping.shipsFrom')}
        required
        rules={[required]}
        value={draft.shipsFrom}
        onChange={(shipsFrom) => change({ shipsFrom })}
      />
      <Select
        label={t('shipping.handling')}
        hint={t('shipping.handlingHint')}
        options={[
          { value: AS_SHOP, text: t('shipping.asShop', { count: list.shipsWithinDays }) },
          ...days
            .sort((a, b) => a - b)
            .map((count) => ({ value: String(count), text: t('shipping.workingDays', { count }) })),
        ]}
        valueKey="value"
        textKey="text"
        value={draft.handling}
        onChange={(handling) => change({ handling })}
      />
      <UnsavedDialog {...unsaved.dialog} />
    </EditorFrame>
  );
}
