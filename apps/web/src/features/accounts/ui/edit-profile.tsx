import type { PublicUser } from '@souk/shared/accounts/schema.ts';
import { nameLength } from '@souk/shared/limits.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorCopy } from '@/app/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Dialog, DialogClose } from '@/ui/dialog/dialog.tsx';
import { Form } from '@/ui/form/form.tsx';
import { filled, matching } from '@/ui/form/rules.ts';
import { Notice } from '@/ui/notice/notice.tsx';
import { TextInput } from '@/ui/text-input/text-input.tsx';
import { Textarea } from '@/ui/textarea/textarea.tsx';
import { updateUser } from '../api/update-user.ts';

const bioLength = 300;
const cityLength = 80;

export function EditProfile({ user, onClose }: { user: PublicUser; onClose: () => void }) {
  const t = useT();
  const queryClient = useQueryClient();
  const [input, setInput] = useState({
    name: user.name,
    handle: user.handle,
    bio: user.bio,
    city: user.city ?? '',
  });
  const change = (part: Partial<typeof input>) => setInput((before) => ({ ...before, ...part }));
  const save = useMutation({
    mutationFn: () => updateUser(user._id, { ...input, city: input.city.trim() || null }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ['users', user._id] });
      onClose();
    },
  });
  const wrong = save.error ? errorCopy(save.error) : null;
  const required = filled(t('ui.required'));
  return (
    <Dialog
      open
      width="wide"
      title={t('account.editProfile')}
      onOpenChange={(open) => (open ? undefined : onClose())}
    >
      <Form
        aria-label={t('account.editProfile')}
        onSubmit={() => save.mutate()}
        className="flex flex-col gap-5"
      >
        <div className="grid gap-5 sm:grid-cols-2">
          <TextInput
            label={t('account.name')}
            autoComplete="name"
            required
            rules={[required]}
            maxLength={nameLength.max}
            value={input.name}
            onChange={(name) => change({ name })}
          />
          <TextInput
            label={t('account.handleLabel')}
            required
            rules={[required, matching(/^[a-z0-9](?:[a-z0-9._-]{1,28})[a-z0-9]$/, t('account.handleShape'))]}
            hint={t('account.handleShape')}
            value={input.handle}
            onChange={(handle) => change({ handle })}
          />
        </div>
        <Textarea
          label={t('account.bio')}
          optional
          rows={3}
          maxLength={bioLength}
          value={input.bio}
          onChange={(bio) => change({ bio })}
        />
        <TextInput
          label={t('account.city')}
          optional
          autoComplete="address-level2"
          rules={[(value) => value.length <= cityLength || t('account.cityLong', { count: cityLength })]}
          value={input.city}
          onChange={(city) => change({ city })}
        />
        {wrong ? <Notice tone="bad">{`${t(wrong.title)} ${t(wrong.next)}`}</Notice> : null}
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
