import { profilesPerShop } from '@souk/shared/market/shipping/rules.ts';
import type { ShippingProfile, ShippingProfileList } from '@souk/shared/market/shipping/schema.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Plus, Truck } from 'lucide-react';
import { useState } from 'react';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { EmptyState } from '@/ui/empty-state/empty-state.tsx';
import { PageHeader } from '@/ui/page-header/page-header.tsx';
import { Panel } from '@/ui/panel/panel.tsx';
import { toast } from '@/ui/toast/toast.ts';
import { changeProfile, getShippingProfiles } from '../api/profiles.ts';
import { DeleteDialog, type Doomed } from './delete-dialog.tsx';
import { ProfilePanel } from './profile-panel.tsx';

/** What is being written down: a profile, or a method in one. `new` for what is not there yet. */
export type Edited = { profile: string; method?: string };

interface ShippingMethodsProps {
  shopId: string;
  list: ShippingProfileList;
  onEdit: (edited: Edited) => void;
}

/** The shop's profiles with their methods, the default first. */
export function ShippingMethods({ shopId, list, onEdit }: ShippingMethodsProps) {
  const t = useT();
  const [doomed, setDoomed] = useState<Doomed | null>(null);
  const choose = useChooseDefault(shopId);
  const [first] = list.items;
  const only = list.items.length === 1 ? first : undefined;
  const bare = !first || only?.methods.length === 0;
  return (
    <>
      <PageHeader
        size="section"
        title={t('screen.settingsShipping')}
        note={t('shipping.note')}
        actions={
          bare || list.items.length >= profilesPerShop ? null : (
            <Button icon={<Plus size={17} aria-hidden="true" />} onClick={() => onEdit({ profile: 'new' })}>
              {t('shipping.addProfile')}
            </Button>
          )
        }
      />
      <div className="mt-5 grid gap-4">
        {bare ? (
          <Panel>
            <NoMethod
              onAdd={() => onEdit(first ? { profile: first._id, method: 'new' } : { profile: 'new' })}
            />
          </Panel>
        ) : (
          list.items.map((profile) => (
            <ProfilePanel
              key={profile._id}
              profile={profile}
              shipsWithinDays={list.shipsWithinDays}
              onEdit={() => onEdit({ profile: profile._id })}
              onDefault={() => choose.mutate(profile)}
              onDelete={() => setDoomed({ profile, method: null })}
              onMethod={(method) => onEdit({ profile: profile._id, method: method?._id ?? 'new' })}
              onDeleteMethod={(method) => setDoomed({ profile, method })}
            />
          ))
        )}
        {bare ? null : <p className="text-14 text-ink-2">{t('shipping.profilesNote')}</p>}
      </div>
      <DeleteDialog shopId={shopId} doomed={doomed} onClose={() => setDoomed(null)} />
    </>
  );
}

function NoMethod({ onAdd }: { onAdd: () => void }) {
  const t = useT();
  return (
    <EmptyState
      picture={
        <span className="grid size-16 place-items-center rounded-20 bg-accent-soft text-accent-text">
          <Truck size={30} strokeWidth={1.7} aria-hidden="true" />
        </span>
      }
      title={t('shipping.none')}
      note={t('shipping.noneNote')}
      action={
        <Button look="accent" icon={<Plus size={18} aria-hidden="true" />} onClick={onAdd}>
          {t('shipping.add')}
        </Button>
      }
    />
  );
}

function useChooseDefault(shopId: string) {
  const t = useT();
  const queries = useQueryClient();
  const { queryKey } = getShippingProfiles(shopId);
  return useMutation({
    mutationFn: ({ _id, version }: ShippingProfile) =>
      changeProfile(shopId, _id, { isDefault: true, version }),
    onSuccess: ({ name }) => toast({ kind: 'done', title: t('shipping.defaultMoved', { name }) }),
    onError: (error) => toast({ kind: 'bad', title: failureWords(error, t) }),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
}
