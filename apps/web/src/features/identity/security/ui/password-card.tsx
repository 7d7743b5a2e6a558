import type { OwnUser } from '@souk/shared/identity/accounts/schema.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { fieldsOf } from '@/platform/api/fields-of.ts';
import { useConfirmed } from '@/platform/confirm/use-confirmed.tsx';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { refreshUser } from '@/platform/session/session.store.ts';
import { Button } from '@/ui/button/button.tsx';
import { Form } from '@/ui/form/form.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { NewPasswordInput } from '@/ui/text-input/new-password-input.tsx';
import { toast } from '@/ui/toast/toast.ts';
import { changePassword } from '../api/own-account.ts';
import { getSessions } from '../api/sessions.ts';
import { SecurityCard } from './security-card.tsx';

export function PasswordCard({ user }: { user: OwnUser }) {
  const t = useT();
  const [changing, setChanging] = useState(false);
  return (
    <SecurityCard
      icon={<KeyRound />}
      title={t('security.password')}
      note={t(user.hasPassword ? 'security.passwordThere' : 'security.passwordNone')}
    >
      {changing ? (
        <NewPassword user={user} onDone={() => setChanging(false)} />
      ) : (
        <Button onClick={() => setChanging(true)}>
          {t(user.hasPassword ? 'security.changePassword' : 'security.setPassword')}
        </Button>
      )}
    </SecurityCard>
  );
}

function NewPassword({ user, onDone }: { user: OwnUser; onDone: () => void }) {
  const t = useT();
  const confirmed = useConfirmed();
  const queries = useQueryClient();
  const [password, setPassword] = useState('');
  const save = useMutation({
    mutationFn: (given: string) => confirmed.run(() => changePassword(user._id, given)),
    onSuccess: () => {
      refreshUser({ ...user, hasPassword: true });
      void queries.invalidateQueries(getSessions());
      toast({ kind: 'done', title: t('security.passwordSaved') });
      onDone();
    },
  });
  const common = fieldsOf(save.error).includes('password');
  return (
    <Form
      onSubmit={() => save.mutate(password)}
      aria-label={t(user.hasPassword ? 'security.changePassword' : 'security.setPassword')}
      className="grid gap-4"
    >
      {/* Tells a password manager whose password it is. */}
      <input type="email" name="email" autoComplete="username" value={user.email} readOnly hidden />
      <div className="max-w-100">
        <NewPasswordInput
          label={t('security.newPassword')}
          personal={[user.email, user.name]}
          refused={common ? (save.variables ?? null) : null}
          value={password}
          onChange={setPassword}
        />
      </div>
      {save.error && !common ? <Notice tone="bad">{failureWords(save.error, t)}</Notice> : null}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="accent" size={44} loading={save.isPending}>
          {t('security.savePassword')}
        </Button>
        <Button look="ghost" size={44} onClick={onDone}>
          {t('security.cancel')}
        </Button>
      </div>
    </Form>
  );
}
