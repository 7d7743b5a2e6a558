import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { useBlock } from './use-block.ts';

export function UnblockButton({ person }: { person: { _id: string; name: string } }) {
  const t = useT();
  const block = useBlock(person._id);
  return (
    <Button
      size={32}
      className="shrink-0"
      aria-label={t('profile.unblockName', { name: person.name })}
      loading={block.isPending}
      onClick={() => block.mutate(false)}
    >
      {t('profile.unblock')}
    </Button>
  );
}
