import { Share2 } from 'lucide-react';
import { useT } from '@/platform/i18n/index.ts';
import { IconButton } from '@/ui/button/button.tsx';
import { useShare } from '@/ui/share/use-share.ts';

interface ShareButtonProps {
  title: string;
  size?: 44 | 56;
  round?: boolean;
  className?: string;
}

export function ShareButton({ title, size = 44, round, className }: ShareButtonProps) {
  const t = useT();
  const share = useShare();
  return (
    <IconButton
      label={t('live.share')}
      look="soft"
      size={size}
      round={round ?? false}
      className={className}
      onClick={() => void share(title)}
    >
      <Share2 size={20} aria-hidden="true" />
    </IconButton>
  );
}
