import type { PersonCard as Person } from '@souk/shared/identity/people/schema.ts';
import { Link } from '@tanstack/react-router';
import { useT } from '@/platform/i18n/index.ts';
import { Avatar } from '@/ui/avatar/avatar.tsx';

export function PersonCard({ person }: { person: Person }) {
  const t = useT();
  return (
    <article className="relative flex min-w-0 items-center gap-3.5 rounded-16 border border-line bg-surface p-4">
      <Avatar name={person.name} picture={person.picture} size={56} />
      <div className="min-w-0">
        <h2 className="truncate text-16 font-semibold">
          <Link to="/profile/$userId" params={{ userId: person._id }} className="card-link">
            {person.name}
          </Link>
        </h2>
        <p dir="ltr" className="truncate text-start text-14 text-ink-2">
          {t('market.handle', { handle: person.handle })}
        </p>
      </div>
    </article>
  );
}
