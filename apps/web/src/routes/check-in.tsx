import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { defineScreen, type ScreenProps } from '@/app/screen.ts';
import { useTellFailure } from '@/app/use-tell-failure.ts';
import { fetchAttendees, getDoor } from '@/features/money/tickets/api/door.ts';
import { storedDoor } from '@/features/money/tickets/model/stored-doors.ts';
import { DoorPage } from '@/features/money/tickets/ui/door-page.tsx';
import { saveFile } from '@/platform/files/save-file.ts';

type Path = '/event/check-in/$productId';

export const screen = defineScreen({
  path: '/event/check-in/$productId',
  load: async ({ queryClient, params: { productId } }) => {
    // A list from before opens the door at once; the page asks for a new one by itself.
    if (!storedDoor(productId)) await queryClient.fetchQuery({ ...getDoor(productId), staleTime: 0 });
  },
  head: ({ t }) => ({ title: t('screen.checkIn'), noindex: true }),
  component: CheckInScreen,
});

function CheckInScreen({ params: { productId } }: ScreenProps<Path>) {
  const tellFailure = useTellFailure();
  const { data: door } = useSuspenseQuery(getDoor(productId));
  const download = useMutation({
    mutationFn: () => fetchAttendees(productId),
    onSuccess: (file) => saveFile(file, `${door.event.title}.csv`),
    onError: tellFailure,
  });
  return <DoorPage door={door} onDownload={() => download.mutate()} onFailure={tellFailure} />;
}
