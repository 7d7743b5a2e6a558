import type { UserBadge } from '@souk/shared/identity/accounts/schema.ts';
import { BadgeCheck, type LucideIcon, MailCheck, ShieldCheck, Smartphone } from 'lucide-react';
import { useT } from '@/platform/i18n/index.ts';
import { cx } from '@/ui/cx.ts';

const marks: Record<UserBadge, { Icon: LucideIcon; look: string }> = {
  seller: { Icon: BadgeCheck, look: 'bg-won-soft text-won-text' },
  staff: { Icon: ShieldCheck, look: 'bg-ink text-on-ink' },
  email: { Icon: MailCheck, look: 'bg-fill text-ink-2' },
  phone: { Icon: Smartphone, look: 'bg-fill text-ink-2' },
};

/** What a person has proved. */
export function UserBadges({ badges }: { badges: readonly UserBadge[] }) {
  const t = useT();
  if (badges.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-1.5">
      {badges.map((badge) => {
        const { Icon, look } = marks[badge];
        return (
          <li
            key={badge}
            className={cx('flex min-h-6 items-center gap-1.5 rounded-full px-2.5 text-12 font-medium', look)}
          >
            <Icon size={14} aria-hidden="true" />
            {t(`profile.badge.${badge}`)}
          </li>
        );
      })}
    </ul>
  );
}
