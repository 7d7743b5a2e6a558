import type { Image } from '@souk/shared/images/schema.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Avatar } from './avatar.tsx';

interface AvatarStackProps {
  people: ReadonlyArray<{ _id: string; name: string; picture?: Image | null }>;
  size?: number;
  max?: number;
  /** How many there are in all, when only some are given. */
  total?: number;
}

export function AvatarStack({ people, size = 28, max = 4, total = people.length }: AvatarStackProps) {
  const t = useT();
  const shown = people.slice(0, max);
  const more = total - shown.length;
  return (
    <span className="inline-flex items-center">
      {shown.map((person, index) => (
        <span
          key={person._id}
          className="rounded-full ring-2 ring-surface"
          style={{ marginInlineStart: index ? -size * 0.3 : 0 }}
        >
          <Avatar name={person.name} picture={person.picture ?? null} size={size} alt={person.name} />
        </span>
      ))}
      {more > 0 ? (
        <span className="ms-2 text-12 font-medium text-ink-2 figures">
          {t('ui.andMore', { count: more })}
        </span>
      ) : null}
    </span>
  );
}
