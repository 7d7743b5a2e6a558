import { handleShape, isReservedHandle } from '@souk/shared/identity/accounts/handles.ts';
import { isPlainLine, isPlainText } from '@souk/shared/identity/accounts/plain-text.ts';
import type { PublicUser, UserChangesInput } from '@souk/shared/identity/accounts/schema.ts';
import { bioLength, cityLength, handleLength, nameLength } from '@souk/shared/limits.ts';
import { useState } from 'react';
import { fieldsOf } from '@/platform/api/fields-of.ts';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Dialog, DialogClose } from '@/ui/dialog/dialog.tsx';
import { Form } from '@/ui/form/form.tsx';
import { filled, matching } from '@/ui/form/rules.ts';
import { Notice } from '@/ui/notice/notice.tsx';
import { TextInput } from '@/ui/text-input/text-input.tsx';
import { Textarea } from '@/ui/textarea/textarea.tsx';
import { updateUser } from '../api/update-user.ts';
import { changesOf, inputOf, type ProfileInput } from '../model/profile-input.ts';
import { LinkFields } from './profile/link-fields.tsx';
import { useOwnChange } from './profile/use-own-change.ts';

export function EditProfile({ user, onClose }: { user: PublicUser; onClose: () => void }) {
  const t = useT();
  const [input, setInput] = useState(() => inputOf(user));
  const change = (part: Partial<ProfileInput>) => setInput((before) => ({ ...before, ...part }));
  const save = useOwnChange({
    mutationFn: (changes: UserChangesInput) => updateUser(user._id, changes),
    onSuccess: onClose,
  });
  const refused = fieldsOf(save.error);
  const required = filled(t('ui.required'));
  const plain = (value: string) => value.trim() === '' || isPlainLine(value.trim()) || t('profile.plainText');
  return (
    <Dialog
      open
      width="wide"
      title={t('account.editProfile')}
      onOpenChange={(open) => (open ? undefined : onClose())}
    >
      <Form
        aria-label={t('account.editProfile')}
        onSubmit={() => save.mutate(changesOf(user, input))}
        className="flex flex-col gap-5"
      >
        <div className="grid gap-5 sm:grid-cols-2">
          <TextInput
            label={t('account.name')}
            autoComplete="name"
            required
            rules={[required, plain]}
            error={refused.includes('name') ? t('profile.nameRefused') : null}
            maxLength={nameLength.max}
            value={input.name}
            onChange={(name) => change({ name })}
          />
          <TextInput
            label={t('account.handleLabel')}
            required
            dir="ltr"
            maxLength={handleLength.max}
            rules={[
              required,
              matching(handleShape, t('account.handleShape')),
              (value) => value === user.handle || !isReservedHandle(value) || t('profile.handleRefused'),
            ]}
            error={refused.includes('handle') ? t('profile.handleRefused') : null}
            hint={t('account.handleShape')}
            value={input.handle}
            onChange={(handle) => change({ handle: handle.toLowerCase() })}
          />
        </div>
        <Textarea
          label={t('account.bio')}
          optional
          rows={3}
          rules={[(value) => isPlainText(value) || t('profile.plainText')]}
          maxLength={bioLength.max}
          value={input.bio}
          onChange={(bio) => change({ bio })}
        />
        <TextInput
          label={t('account.city')}
          optional
          autoComplete="address-level2"
          rules={[
            (value) => value.length <= cityLength.max || t('account.cityLong', { count: cityLength.max }),
            plain,
          ]}
          value={input.city}
          onChange={(city) => change({ city })}
        />
        <LinkFields rows={input.links} onChange={(links) => change({ links })} />
        {save.error && !['handle', 'name'].some((field) => refused.includes(field)) ? (
          <Notice tone="bad">{failureWords(save.error, t)}</Notice>
        ) : null}
        <div className="flex justify-end gap-2">
          <DialogClose render={<Button look="ghost">{t('account.cancel')}</Button>} />
          <Button type="submit" look="accent" loading={save.isPending}>
            {t('account.save')}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
