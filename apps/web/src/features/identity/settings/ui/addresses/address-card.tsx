import { addressLines } from '@souk/shared/identity/addresses/address-lines.ts';
import type { Address } from '@souk/shared/identity/addresses/schema.ts';
import { CalendarClock, Pencil, Phone, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { useFormat, useLanguage, useT } from '@/platform/i18n/index.ts';
import { Button, IconButton } from '@/ui/button/button.tsx';

interface AddressCardProps {
  address: Address;
  phone: string;
  choosing: boolean;
  onEdit: () => void;
  onDefault: () => void;
  onDelete: () => void;
}

/** One address as it stands on a parcel, and what can be done with it. */
export function AddressCard({ address, phone, choosing, onEdit, onDefault, onDelete }: AddressCardProps) {
  const t = useT();
  const { code } = useLanguage();
  const { date } = useFormat();
  const countries = useMemo(() => new Intl.DisplayNames(code, { type: 'region', fallback: 'code' }), [code]);
  const { city } = address;
  return (
    <li className="flex min-w-0 flex-col rounded-16 border border-line bg-surface p-5">
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 text-16 font-semibold wrap-anywhere text-ink-1">
          <bdi>{address.name}</bdi>
        </p>
        {address.isDefault ? (
          <span className="inline-flex h-6 shrink-0 items-center rounded-full bg-ink px-2.5 text-12 font-semibold text-on-ink">
            {t('address.default')}
          </span>
        ) : null}
      </div>
      <address className="mt-1.5 text-14 wrap-anywhere text-ink-2 not-italic">
        {addressLines(address, countries.of(address.country) ?? address.country).map((line) => (
          <span key={line} className="block">
            <bdi>{line}</bdi>
          </span>
        ))}
      </address>
      <p className="mt-2.5 flex items-center gap-2 text-14 text-ink-2">
        <Phone size={15} aria-hidden="true" className="shrink-0 text-ink-3" />
        <span dir="ltr" className="figures">
          {phone}
        </span>
      </p>
      {address.holdUntil ? (
        <p className="mt-1.5 flex items-center gap-2 text-14 text-accent-text">
          <CalendarClock size={15} aria-hidden="true" className="shrink-0" />
          {t('address.held', { day: date(`${address.holdUntil}T12:00:00Z`) })}
        </p>
      ) : null}
      <div className="mt-auto flex flex-wrap items-center gap-2 pt-4">
        <Button
          size={32}
          icon={<Pencil size={15} aria-hidden="true" />}
          aria-label={t('address.actionOf', { action: t('address.change'), city })}
          onClick={onEdit}
        >
          {t('address.change')}
        </Button>
        {address.isDefault ? null : (
          <Button
            size={32}
            look="ghost"
            loading={choosing}
            aria-label={t('address.actionOf', { action: t('address.makeDefault'), city })}
            onClick={onDefault}
          >
            {t('address.makeDefault')}
          </Button>
        )}
        <IconButton
          size={32}
          look="ghost"
          label={t('address.actionOf', { action: t('address.delete'), city })}
          onClick={onDelete}
          className="ms-auto"
        >
          <Trash2 size={17} aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  );
}
