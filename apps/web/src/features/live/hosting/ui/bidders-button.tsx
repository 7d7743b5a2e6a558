import { UserCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { Button, IconButton } from '@/ui/button/button.tsx';
import { Drawer } from '@/ui/drawer/drawer.tsx';
import { Switch } from '@/ui/switch/switch.tsx';
import { askApproval } from '../api/host-acts.ts';
import type { Leading } from '../model/use-hosting.ts';

interface BiddersButtonProps {
  showId: string;
  leading: Leading & { hosting: NonNullable<Leading['hosting']> };
  /** Who asked to bid, and what was decided. */
  approvals: ReactNode;
  /** Over the picture of a phone, as a round button. */
  onPicture?: boolean;
}

/** Who may bid: whether they are approved first, who waits for it, and deciding on them without leaving the show. */
export function BiddersButton({ showId, leading, approvals, onPicture }: BiddersButtonProps) {
  const t = useT();
  const { hosting, act, busy } = leading;
  const waiting = hosting.approvalsWaiting;
  const words = waiting > 0 ? t('hosting.approvalsWaiting', { count: waiting }) : t('hosting.bidders');
  const trigger = onPicture ? (
    <IconButton label={words} look="soft" size={44} round className="relative !bg-black/55 !text-white">
      <UserCheck size={20} aria-hidden="true" />
      {waiting > 0 ? (
        <span
          aria-hidden="true"
          className="absolute -end-1 -top-1 grid h-5 min-w-5 place-items-center rounded-full bg-live px-1 text-12 font-semibold text-on-live figures"
        >
          {waiting}
        </span>
      ) : null}
    </IconButton>
  ) : (
    <Button
      look={waiting > 0 ? 'accent' : 'soft'}
      size={40}
      block
      icon={<UserCheck size={17} aria-hidden="true" />}
    >
      {words}
    </Button>
  );
  return (
    <Drawer dark from="bottom" title={t('hosting.bidders')} trigger={trigger}>
      <div className="grid gap-4 pb-2">
        <Switch
          className="min-h-11 w-full"
          checked={hosting.needsApproval}
          disabled={busy}
          onChange={(on) => void act(() => askApproval(showId, on))}
        >
          <span>
            {t('hosting.approval')}
            <span className="block text-12 text-ink-2">{t('hosting.approvalNote')}</span>
          </span>
        </Switch>
        {approvals}
      </div>
    </Drawer>
  );
}
