import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { defineScreen } from '@/app/screen.ts';
import { firstOf } from '@/app/search.ts';
import { AddressBook } from '@/features/identity/settings/ui/addresses/address-book.tsx';
import { AddressEditor } from '@/features/identity/settings/ui/addresses/address-editor.tsx';
import { getAddresses } from '@/platform/destination/get-addresses.ts';
import { useSession } from '@/platform/session/session.store.ts';

export const screen = defineScreen({
  path: '/settings/',
  load: async ({ queryClient }) => void (await queryClient.ensureQueryData(getAddresses())),
  head: ({ t }) => ({ title: t('screen.settingsAddress'), noindex: true }),
  component: ({ search }) => <SettingsAddressScreen edited={firstOf(search.edit)} />,
});

/** The list, or the form under `?edit=new` and `?edit=<id>`, so that the way back leads to the list. */
function SettingsAddressScreen({ edited }: { edited: string | undefined }) {
  const name = useSession((session) => session.user?.name ?? '');
  const { data: addresses } = useSuspenseQuery(getAddresses());
  const navigate = useNavigate();
  const address = addresses.find(({ _id }) => _id === edited);
  if (address || edited === 'new')
    return (
      <AddressEditor
        key={edited}
        address={address}
        name={name}
        first={addresses.length === 0}
        onDone={() => void navigate({ to: '/settings', search: { view: 'addresses' } })}
      />
    );
  return (
    <AddressBook
      addresses={addresses}
      onEdit={(chosen) => void navigate({ to: '/settings', search: { edit: chosen?._id ?? 'new' } })}
    />
  );
}
