import { methodsPerProfile } from '@souk/shared/market/shipping/rules.ts';
import type { ShippingMethod, ShippingProfile } from '@souk/shared/market/shipping/schema.ts';
import { Ellipsis, Pencil, Plus, Star, Trash2 } from 'lucide-react';
import { useT } from '@/platform/i18n/index.ts';
import { Button, IconButton } from '@/ui/button/button.tsx';
import { Menu, type MenuEntry } from '@/ui/menu/menu.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { useMethodWords } from '../model/method-words.ts';
import { MethodRow } from './method-row.tsx';

interface ProfilePanelProps {
  profile: ShippingProfile;
  /** What the shop says about every parcel. */
  shipsWithinDays: number;
  onEdit: () => void;
  onDefault: () => void;
  onDelete: () => void;
  onMethod: (method: ShippingMethod | null) => void;
  onDeleteMethod: (method: ShippingMethod) => void;
}

/** A profile: from where and how fast parcels leave, and the ways they go. */
export function ProfilePanel(props: ProfilePanelProps) {
  const { profile, shipsWithinDays, onMethod, onDeleteMethod } = props;
  const t = useT();
  const words = useMethodWords(profile.shipsFrom);
  const full = profile.methods.length >= methodsPerProfile;
  const title = `profile-${profile._id}`;
  const facts = [
    t('shipping.from', { country: words.country(profile.shipsFrom) }),
    t('shipping.readyIn', { count: profile.handlingDays ?? shipsWithinDays }),
    profile.isDefault ? null : t('shipping.products', { count: profile.productCount }),
  ];
  return (
    <section
      aria-labelledby={title}
      className="rounded-16 border border-line bg-surface px-5 pt-4 pb-5 sm:px-6"
    >
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 id={title} className="display flex flex-wrap items-center gap-x-2.5 gap-y-1 text-18">
            <bdi className="min-w-0 wrap-anywhere">{profile.name}</bdi>
            {profile.isDefault ? (
              <span className="inline-flex min-h-6 items-center rounded-full bg-ink px-2.5 font-sans text-12 font-semibold tracking-normal text-on-ink">
                {t('shipping.default')}
              </span>
            ) : null}
          </h2>
          <p className="mt-1 text-14 text-ink-2 figures">{facts.filter(Boolean).join(' · ')}</p>
        </div>
        <ProfileMenu {...props} />
      </div>
      {profile.methods.length === 0 ? (
        <Notice tone="warning" className="mt-4">
          {t('shipping.reachesNowhere')}
        </Notice>
      ) : (
        <ul className="mt-2 divide-y divide-hairline">
          {profile.methods.map((method) => (
            <MethodRow
              key={method._id}
              method={method}
              words={words}
              onEdit={() => onMethod(method)}
              onDelete={() => onDeleteMethod(method)}
            />
          ))}
        </ul>
      )}
      <div className="mt-4">
        <Button
          icon={<Plus size={17} aria-hidden="true" />}
          look={profile.methods.length === 0 ? 'accent' : undefined}
          disabled={full}
          onClick={() => onMethod(null)}
        >
          {t('shipping.add')}
        </Button>
      </div>
    </section>
  );
}

function ProfileMenu({ profile, onEdit, onDefault, onDelete }: ProfilePanelProps) {
  const t = useT();
  const entries: MenuEntry[] = [
    { key: 'edit', label: t('shipping.changeProfile'), icon: <Pencil size={17} />, onSelect: onEdit },
  ];
  if (!profile.isDefault) {
    entries.push(
      { key: 'default', label: t('shipping.makeDefault'), icon: <Star size={17} />, onSelect: onDefault },
      { kind: 'line', key: 'line' },
      {
        key: 'delete',
        label: t('shipping.deleteProfile'),
        icon: <Trash2 size={17} />,
        danger: true,
        onSelect: onDelete,
      },
    );
  }
  return (
    <Menu
      align="end"
      entries={entries}
      trigger={
        <IconButton look="ghost" label={t('shipping.moreOf', { name: profile.name })} className="-me-2 -mt-1">
          <Ellipsis size={20} aria-hidden="true" />
        </IconButton>
      }
    />
  );
}
