import type { PublicUser } from '@souk/shared/identity/accounts/schema.ts';
import { Camera } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { Avatar } from '@/ui/avatar/avatar.tsx';
import { lazyPart } from '@/ui/late/lazy-part.ts';

const PictureDialog = lazyPart(async () => (await import('./picture-dialog.tsx')).PictureDialog);

/** One's own picture, changed by pressing it. */
export function OwnAvatar({ user, size }: { user: PublicUser; size: number }) {
  const t = useT();
  const [changing, setChanging] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => setChanging(true)}
        className="group relative shrink-0 rounded-full"
      >
        <span className="sr-only">{t('profile.changePicture')}</span>
        <Avatar name={user.name} picture={user.picture} size={size} className="block" />
        <span
          aria-hidden="true"
          className="absolute end-0 bottom-0 grid size-8 place-items-center rounded-full border-2 border-paper bg-ink text-on-ink group-hover:bg-ink-hover"
        >
          <Camera size={15} />
        </span>
      </button>
      {changing ? (
        <Suspense fallback={null}>
          <PictureDialog user={user} onClose={() => setChanging(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
