import type { OwnUser } from '@souk/shared/identity/accounts/schema.ts';
import type { Money } from '@souk/shared/money.ts';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { BookOpenText, type LucideIcon, Store, UserRoundX } from 'lucide-react';
import { useState } from 'react';
import { isApiError } from '@/platform/api/index.ts';
import { errorCopy } from '@/platform/errors/error-copy.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { endSession } from '@/platform/session/session.store.ts';
import { Button } from '@/ui/button/button.tsx';
import { Checkbox } from '@/ui/checkbox/checkbox.tsx';
import { Dialog, DialogClose } from '@/ui/dialog/dialog.tsx';
import { Form } from '@/ui/form/form.tsx';
import { filled } from '@/ui/form/rules.ts';
import { Notice } from '@/ui/notice/notice.tsx';
import { Panel } from '@/ui/panel/panel.tsx';
import { TextInput } from '@/ui/text-input/text-input.tsx';
import { toast } from '@/ui/toast/toast.ts';
import { deleteOneself } from '../api/leaving.ts';
import { reasonsOf } from '../model/held-back.ts';

const consequences: Array<[key: 'you' | 'shop' | 'stays', Icon: LucideIcon]> = [
  ['you', UserRoundX],
  ['shop', Store],
  ['stays', BookOpenText],
];

interface CloseAccountProps {
  user: OwnUser;
  /** In their wallet, and nobody can have it back. */
  credit: readonly Money[];
}

export function CloseAccount({ user, credit }: CloseAccountProps) {
  const t = useT();
  const [asking, setAsking] = useState(false);
  return (
    <Panel title={t('leaving.close')}>
      <p className="text-14 text-ink-2">{t('leaving.closeText')}</p>
      <ul className="mt-4 grid gap-3">
        {consequences
          .filter(([key]) => key !== 'shop' || user.shopId)
          .map(([key, Icon]) => (
            <li key={key} className="flex max-w-160 gap-3 text-14 text-ink-1">
              <Icon size={20} strokeWidth={1.8} aria-hidden="true" className="shrink-0 text-ink-2" />
              {t(`leaving.goes.${key}`)}
            </li>
          ))}
      </ul>
      <Button look="danger" size={44} className="mt-5 max-sm:w-full" onClick={() => setAsking(true)}>
        {t('leaving.closeMine')}
      </Button>
      {asking ? <AskTwice user={user} credit={credit} onClose={() => setAsking(false)} /> : null}
    </Panel>
  );
}

function AskTwice({ user, credit, onClose }: CloseAccountProps & { onClose: () => void }) {
  const t = useT();
  const { money } = useFormat();
  const [givesUp, setGivesUp] = useState(false);
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const close = useMutation({
    mutationFn: () => deleteOneself(user._id, givesUp ? credit : []),
    onSuccess: async () => {
      await navigate({ to: '/' });
      endSession();
      toast({ kind: 'done', title: t('leaving.closed') });
    },
  });
  return (
    <Dialog
      open
      title={t('leaving.sure')}
      note={t('leaving.sureNote', { handle: `@${user.handle}` })}
      onOpenChange={(open) => (open ? undefined : onClose())}
    >
      <Form aria-label={t('leaving.sure')} onSubmit={() => close.mutate()} className="flex flex-col gap-5">
        <TextInput
          label={t('leaving.handle')}
          required
          rules={[
            filled(t('ui.required')),
            (value) => value.trim().replace(/^@/, '') === user.handle || t('leaving.handleWrong'),
          ]}
          autoComplete="off"
          value={typed}
          onChange={setTyped}
        />
        {credit.length > 0 ? (
          <Checkbox checked={givesUp} onChange={setGivesUp}>
            {t('leaving.credit', { amount: credit.map((one) => money(one, { exact: true })).join(' + ') })}
          </Checkbox>
        ) : null}
        {close.error ? <WhyNot error={close.error} /> : null}
        <div className="flex justify-end gap-2 max-sm:flex-col-reverse">
          <DialogClose render={<Button look="ghost">{t('leaving.keep')}</Button>} />
          <Button type="submit" look="danger" loading={close.isPending}>
            {t('leaving.closeNow')}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

function WhyNot({ error }: { error: Error }) {
  const t = useT();
  if (isApiError(error, 'held_back')) {
    return (
      <Notice tone="bad">
        {t('leaving.held')}
        {reasonsOf(error.details).map((reason) => (
          <span key={reason} className="block">
            {t(`leaving.held.${reason}`)}
          </span>
        ))}
      </Notice>
    );
  }
  const { title, next } = errorCopy(error);
  return <Notice tone="bad">{`${t(title)} ${t(next)}`}</Notice>;
}
