import { Share2 } from 'lucide-react';
import { useT } from '@/platform/i18n/index.ts';
import { IconButton } from '@/ui/button/button.tsx';
import { toast } from '@/ui/toast/toast.ts';
import { share } from '../model/share.ts';

interface ShareButtonProps {
  title: string;
  size?: 44 | 56;
  round?: boolean;
  className?: string;
}

export function ShareButton({ title, size = 44, round, className }: ShareButtonProps) {
  const t = useT();
  async function press() {
    try {
      const way = await share(title, window.location.href);
      if (way === 'copied') toast({ id: 'share', kind: 'done', title: t('live.linkCopied') });
    } catch {
      toast({ id: 'share', kind: 'bad', title: t('live.notShared'), text: t('live.copyYourself') });
    }
  }
  return (
    <IconButton
      label={t('live.share')}
      look="soft"
      size={size}
      round={round ?? false}
      className={className}
      onClick={() => void press()}
    >
      <Share2 size={20} aria-hidden="true" />
    </IconButton>
  );
}
