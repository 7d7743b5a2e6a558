import type { AdminUserRow } from '@souk/shared/desk/admin-users/schema.ts';
import { Avatar } from '@/ui/avatar/avatar.tsx';

interface PersonNameProps {
  person: Pick<AdminUserRow, 'name' | 'handle' | 'picture'>;
  onOpen?: () => void;
}

export function PersonName({ person, onOpen }: PersonNameProps) {
  const { name, handle, picture } = person;
  const look = 'flex min-w-0 items-center gap-3 text-start';
  const words = (
    <>
      <Avatar name={name} picture={picture} size={32} />
      <span className="min-w-0">
        <bdi className="block truncate font-semibold group-hover:underline">{name}</bdi>
        <bdi className="block truncate text-13 text-ink-3">{`@${handle}`}</bdi>
      </span>
    </>
  );
  return onOpen ? (
    <button type="button" onClick={onOpen} className={`group min-h-11 rounded-10 sm:min-h-10 ${look}`}>
      {words}
    </button>
  ) : (
    <span className={look}>{words}</span>
  );
}
