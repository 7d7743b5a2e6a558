import type { AdminUserRow } from '@souk/shared/desk/admin-users/schema.ts';
import type { Role } from '@souk/shared/identity/accounts/schema.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useConfirmed } from '@/platform/confirm/use-confirmed.tsx';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Dialog, DialogClose } from '@/ui/dialog/dialog.tsx';
import { Form } from '@/ui/form/form.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { ChoiceCards } from '@/ui/radio/choice-cards.tsx';
import { toast } from '@/ui/toast/toast.ts';
import { changePerson, endSessionsOf, switchOffSecondFactorOf } from '../../api/people.ts';
import { ReasonField } from '../reason-field.tsx';
import { type Act, changeOf, needsReason } from './acts.ts';

interface Asked {
  act: Act;
  person: AdminUserRow;
}

/** Asks before something is done to a person: what it means for them, and why. */
export function ActDialog({ asked, onClose }: { asked: Asked | null; onClose: () => void }) {
  const t = useT();
  if (!asked) return null;
  const { act, person } = asked;
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t(`people.ask.${act}`, { name: person.name })}
      note={t(`people.means.${act}`)}
    >
      <ActForm key={act + person._id} act={act} person={person} onClose={onClose} />
    </Dialog>
  );
}

const roles: readonly Role[] = ['member', 'support', 'admin'];

function ActForm({ act, person, onClose }: Asked & { onClose: () => void }) {
  const t = useT();
  const queryClient = useQueryClient();
  const confirmed = useConfirmed();
  const [reason, setReason] = useState('');
  const [role, setRole] = useState<Role>(person.role);
  const save = useMutation({
    mutationFn: async () => {
      if (act === 'end-sessions') await endSessionsOf(person._id);
      else if (act === 'second-factor-off')
        await confirmed.run(() => switchOffSecondFactorOf(person._id, reason.trim()));
      else if (act === 'role') await confirmed.run(() => changePerson(person._id, { role }));
      else await changePerson(person._id, changeOf(act, reason));
    },
    onSuccess: async () => {
      toast({ kind: 'done', title: t(`people.did.${act}`, { name: person.name }) });
      onClose();
      await queryClient.invalidateQueries({ queryKey: ['admin'] });
    },
  });
  return (
    <Form onSubmit={() => save.mutate()} className="flex flex-col gap-5">
      {act === 'role' ? (
        <ChoiceCards
          label={t('people.column.role')}
          hideLabel
          value={role}
          onChange={setRole}
          choices={roles.map((value) => ({
            value,
            label: t(`admin.role.${value}`),
            note: t(`people.roleNote.${value}`),
          }))}
        />
      ) : act === 'end-sessions' ? null : (
        <ReasonField
          hint={t(act === 'second-factor-off' ? 'people.secondFactorHint' : 'people.reasonHint')}
          needed={needsReason(act)}
          rows={3}
          value={reason}
          onChange={setReason}
        />
      )}
      {save.error ? <Notice tone="bad">{failureWords(save.error, t)}</Notice> : null}
      <div className="flex flex-wrap justify-end gap-2">
        <DialogClose render={<Button look="ghost">{t('people.cancel')}</Button>} />
        <Button
          type="submit"
          look={act === 'suspend' || act === 'second-factor-off' ? 'danger' : 'ink'}
          loading={save.isPending}
          disabled={act === 'role' && role === person.role}
        >
          {t(`people.act.${act}`)}
        </Button>
      </div>
    </Form>
  );
}
