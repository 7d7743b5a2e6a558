import { Check, UserPlus } from 'lucide-react';
import { useT } from '@/platform/i18n/index.ts';
import type { ButtonSize } from '@/ui/button/button.style.ts';
import { Button } from '@/ui/button/button.tsx';
import { useFollow } from './use-follow.ts';

interface FollowButtonProps {
  person: { _id: string; name: string; following: boolean };
  size?: ButtonSize;
  className?: string;
}

export function FollowButton({ person, size = 40, className }: FollowButtonProps) {
  const t = useT();
  const follow = useFollow(person._id);
  const { name } = person;
  const following = follow.isPending ? follow.variables : person.following;
  return (
    <Button
      look={following ? 'on' : 'ink'}
      size={size}
      {...(className ? { className } : {})}
      icon={following ? <Check size={16} aria-hidden="true" /> : <UserPlus size={16} aria-hidden="true" />}
      aria-pressed={following}
      aria-label={following ? t('ui.followingShop', { name }) : t('ui.followShop', { name })}
      onClick={() => follow.mutate(!following)}
    >
      {following ? t('ui.following') : t('ui.follow')}
    </Button>
  );
}
