import { passkeyLimits } from '@souk/shared/identity/passkeys/limits.ts';
import type { Passkey } from '@souk/shared/identity/passkeys/schema.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useConfirmed } from '@/platform/confirm/use-confirmed.tsx';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Dialog } from '@/ui/dialog/dialog.tsx';
import { Form } from '@/ui/form/form.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { TextInput } from '@/ui/text-input/text-input.tsx';
import { getPasskeys, removePasskey, renamePasskey } from '../api/passkeys.ts';

interface PasskeyDialogProps {
  passkey: Passkey;
  onClose: () => void;
}

export function RenamePasskey({ passkey, onClose }: PasskeyDialogProps) {
  const t = useT();
  const form = useId();
  const [name, setName] = useState(passkey.name);
  const rename = useChange(() => renamePasskey(passkey, name.trim()), onClose);
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t('security.renameTitle')}
      actions={
        <>
          <Button look="ghost" size={44} onClick={onClose}>
            {t('security.cancel')}
          </Button>
          <Button type="submit" form={form} look="accent" size={44} loading={rename.isPending}>
            {t('security.save')}
          </Button>
        </>
      }
    >
      <Form id={form} onSubmit={() => rename.mutate()} className="grid gap-4">
        <TextInput
          label={t('security.passkeyName')}
          autoFocus
          required
          maxLength={passkeyLimits.nameMax}
          value={name}
          onChange={setName}
        />
        {rename.error ? <Notice tone="bad">{failureWords(rename.error, t)}</Notice> : null}
      </Form>
    </Dialog>
  );
}

export function RemovePasskey({ passkey, onClose }: PasskeyDialogProps) {
  const t = useT();
  const confirmed = useConfirmed();
  const remove = useChange(() => confirmed.run(() => removePasskey(passkey)), onClose);
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t('security.removeTitle', { name: passkey.name })}
      note={t('security.removeText')}
      actions={
        <>
          <Button look="ghost" size={44} onClick={onClose}>
            {t('security.cancel')}
          </Button>
          <Button look="danger" size={44} loading={remove.isPending} onClick={() => remove.mutate()}>
            {t('security.remove')}
          </Button>
        </>
      }
    >
      {remove.error ? <Notice tone="bad">{failureWords(remove.error, t)}</Notice> : null}
    </Dialog>
  );
}

function useChange(change: () => Promise<unknown>, onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async () => {
      await queries.invalidateQueries(getPasskeys());
      onDone();
    },
  });
}
