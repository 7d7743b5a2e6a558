import type { Image } from '@souk/shared/images/schema.ts';
import { Picture } from '@/ui/picture/picture.tsx';

/** The room's light: a blurred copy of the cover, or a lamp's glow where there is none. Never black bars. */
export function Backdrop({ cover, strong }: { cover: Image | null; strong?: boolean }) {
  return (
    <div aria-hidden="true" className="absolute inset-0 overflow-hidden bg-[oklch(22%_0.035_55)]">
      {cover ? (
        <Picture
          image={cover}
          alt=""
          sizes="160px"
          className="!absolute inset-0 h-full !aspect-auto scale-115 blur-2xl"
        />
      ) : (
        <div className="absolute inset-0 bg-[radial-gradient(60%_50%_at_50%_30%,oklch(68%_0.13_68/0.75),transparent)]" />
      )}
      <div className={strong ? 'absolute inset-0 bg-black/62' : 'absolute inset-0 bg-black/35'} />
    </div>
  );
}
