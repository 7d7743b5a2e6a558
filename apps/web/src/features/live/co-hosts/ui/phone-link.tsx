import type { PhoneLink } from '@souk/shared/live/co-hosts/schema.ts';
import { useEffect, useRef, useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Drawer } from '@/ui/drawer/drawer.tsx';
import { QrCode } from '@/ui/qr-code/qr-code.tsx';
import { Skeleton } from '@/ui/skeleton/skeleton.tsx';
import { linkPhone } from '../api/co-hosting.ts';
import type { Act } from './host-second.tsx';

interface PhoneLinkProps {
  showId: string;
  isPaired: boolean;
  leading: Act;
  onClose: () => void;
}

/** A code for the telephone; the dialog goes by itself once that has opened it. */
export function PhoneLinkDialog({ showId, isPaired, leading, onClose }: PhoneLinkProps) {
  const t = useT();
  const [link, setLink] = useState<PhoneLink | null>(null);
  const [isCopied, setCopied] = useState(false);
  const isAsked = useRef(false);
  const { act } = leading;
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    void act(async () => setLink(await linkPhone(showId))).then((done) => (done ? undefined : onClose()));
  });
  useEffect(() => {
    if (link && isPaired) onClose();
  }, [link, isPaired, onClose]);
  // What stands behind the # is sent to no server, and so in no log.
  const address = link ? `${location.origin}/camera#${link.code}` : '';
  return (
    <Drawer
      dark
      open
      from="bottom"
      title={t('coHost.usePhone')}
      onOpenChange={(open) => (open ? undefined : onClose())}
    >
      <div className="mx-auto flex max-w-90 flex-col items-center gap-4 pb-2 text-center">
        {link ? (
          <QrCode text={address} label={t('coHost.code')} className="size-56" />
        ) : (
          <Skeleton className="size-56 !rounded-12" />
        )}
        <p className="text-14 text-balance text-ink-2">{t('coHost.codeNote')}</p>
        <Button
          look="outline"
          size={44}
          disabled={!link}
          onClick={() => void navigator.clipboard.writeText(address).then(() => setCopied(true))}
        >
          {t(isCopied ? 'coHost.copied' : 'coHost.copyLink')}
        </Button>
      </div>
    </Drawer>
  );
}
