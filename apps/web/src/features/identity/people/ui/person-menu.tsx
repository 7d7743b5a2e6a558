import { Ban, EllipsisVertical, Flag, UserCheck } from 'lucide-react';
import { useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { Button, IconButton } from '@/ui/button/button.tsx';
import { Dialog, DialogClose } from '@/ui/dialog/dialog.tsx';
import { Menu } from '@/ui/menu/menu.tsx';
import { useBlock } from './use-block.ts';

interface Person {
  _id: string;
  name: string;
  blocked: boolean;
}

/** What one does rarely with a person; `onReport` opens what reports them. */
export function PersonMenu({ person, onReport }: { person: Person; onReport: () => void }) {
  const t = useT();
  const [asking, setAsking] = useState(false);
  const block = useBlock(person._id);
  const { name, blocked } = person;
  return (
    <>
      <Menu
        trigger={
          <IconButton label={t('profile.moreAbout', { name })}>
            <EllipsisVertical size={18} aria-hidden="true" />
          </IconButton>
        }
        entries={[
          {
            key: 'report',
            label: t('reports.report'),
            icon: <Flag size={17} aria-hidden="true" />,
            onSelect: onReport,
          },
          blocked
            ? {
                key: 'unblock',
                label: t('profile.unblockName', { name }),
                icon: <UserCheck size={17} aria-hidden="true" />,
                onSelect: () => block.mutate(false),
              }
            : {
                key: 'block',
                label: t('profile.block', { name }),
                icon: <Ban size={17} aria-hidden="true" />,
                danger: true,
                onSelect: () => setAsking(true),
              },
        ]}
      />
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={t('profile.blockSure', { name })}
        note={t('profile.blockSureNote')}
        actions={
          <>
            <DialogClose render={<Button look="ghost">{t('account.cancel')}</Button>} />
            <Button
              look="danger"
              loading={block.isPending}
              onClick={() => block.mutate(true, { onSettled: () => setAsking(false) })}
            >
              {t('profile.blockNow')}
            </Button>
          </>
        }
      />
    </>
  );
}
