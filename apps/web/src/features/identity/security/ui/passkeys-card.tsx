import type { Passkey } from '@souk/shared/identity/passkeys/schema.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { EllipsisVertical, FingerprintPattern } from 'lucide-react';
import { useState } from 'react';
import { isApiError } from '@/platform/api/index.ts';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import {
  addPasskey,
  isThereAlready,
  passkeysKnown,
  usePasskeysWork,
  wasLeft,
} from '@/platform/passkeys/passkeys.ts';
import { Button, IconButton } from '@/ui/button/button.tsx';
import { Menu } from '@/ui/menu/menu.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { toast } from '@/ui/toast/toast.ts';
import { getPasskeys } from '../api/passkeys.ts';
import { Listed, ListedRow } from './listed.tsx';
import { RemovePasskey, RenamePasskey } from './passkey-dialogs.tsx';
import { SecurityCard } from './security-card.tsx';

export function PasskeysCard() {
  const t = useT();
  const passkeys = useQuery(getPasskeys());
  const [asked, setAsked] = useState<{ act: 'rename' | 'remove'; passkey: Passkey } | null>(null);
  const close = () => setAsked(null);
  return (
    <SecurityCard
      icon={<FingerprintPattern />}
      title={t('security.passkeys')}
      note={t('security.passkeysNote')}
    >
      <Listed query={passkeys}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="text-14 text-ink-2">{t('security.passkeysNone')}</p>
          ) : (
            <ul>
              {items.map((passkey) => (
                <PasskeyRow key={passkey._id} passkey={passkey} onAct={(act) => setAsked({ act, passkey })} />
              ))}
            </ul>
          )
        }
      </Listed>
      <AddPasskey />
      {asked?.act === 'rename' ? <RenamePasskey passkey={asked.passkey} onClose={close} /> : null}
      {asked?.act === 'remove' ? <RemovePasskey passkey={asked.passkey} onClose={close} /> : null}
    </SecurityCard>
  );
}

interface PasskeyRowProps {
  passkey: Passkey;
  onAct: (act: 'rename' | 'remove') => void;
}

function PasskeyRow({ passkey, onAct }: PasskeyRowProps) {
  const t = useT();
  const { date, relative } = useFormat();
  const { name, createdAt, lastUsedAt } = passkey;
  const used = lastUsedAt
    ? t('security.passkeyUsed', { when: relative(lastUsedAt) })
    : t('security.passkeyUnused');
  return (
    <ListedRow
      icon={<FingerprintPattern />}
      title={<bdi>{name}</bdi>}
      note={`${t('security.passkeyMade', { day: date(createdAt) })} · ${used}`}
      action={
        <Menu
          align="end"
          trigger={
            <IconButton look="ghost" label={t('security.passkeyMenu', { name })}>
              <EllipsisVertical size={20} aria-hidden="true" />
            </IconButton>
          }
          entries={[
            { key: 'rename', label: t('security.rename'), onSelect: () => onAct('rename') },
            { key: 'remove', label: t('security.remove'), danger: true, onSelect: () => onAct('remove') },
          ]}
        />
      }
    />
  );
}

function AddPasskey() {
  const t = useT();
  const queries = useQueryClient();
  const work = usePasskeysWork();
  const add = useMutation({
    mutationFn: () => addPasskey(),
    onSuccess: async () => {
      await queries.invalidateQueries(getPasskeys());
      toast({ kind: 'done', title: t('security.passkeyAdded') });
    },
  });
  if (!work) {
    return (
      <p className="mt-3 text-14 text-ink-3">
        {t(passkeysKnown() ? 'security.passkeysNotHere' : 'security.passkeysUnknown')}
      </p>
    );
  }
  return (
    <>
      <Button
        className="mt-4"
        icon={<FingerprintPattern size={18} aria-hidden="true" />}
        loading={add.isPending}
        onClick={() => add.mutate()}
      >
        {t('security.addPasskey')}
      </Button>
      {add.error ? (
        <Notice tone={wasLeft(add.error) ? 'info' : 'bad'} className="mt-3">
          {wasLeft(add.error)
            ? t('security.passkeyLeft')
            : isThereAlready(add.error) || isApiError(add.error, 'passkey_exists')
              ? t('security.passkeyThere')
              : failureWords(add.error, t)}
        </Notice>
      ) : null}
    </>
  );
}
