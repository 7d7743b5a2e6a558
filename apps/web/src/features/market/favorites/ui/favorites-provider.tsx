import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { isSignedIn, sessionStore, useSession } from '@/platform/session/session.store.ts';
import {
  type Favorable,
  type FavoriteKind,
  type Favorites,
  FavoritesContext,
} from '@/ui/favorite/favorites.ts';
import { lazyPart } from '@/ui/late/lazy-part.ts';
import { useToast } from '@/ui/toast/use-toast.ts';
import { favoriteCountsKey, keepThing } from '../api/keep-thing.ts';
import { changed, press, useKeepingStore } from '../model/favorites.store.ts';

const AskToSignIn = lazyPart(async () => (await import('./ask-to-sign-in.tsx')).AskToSignIn);

type Asked = { kind: FavoriteKind; id: string; name: string };

/** Makes hearts, bookmarks and follow buttons of everything inside work. A visitor is asked to sign in. */
export function FavoritesProvider({ children }: { children: ReactNode }) {
  const say = useToast();
  const queryClient = useQueryClient();
  const changes = useKeepingStore((store) => store.changes);
  const ownShop = useSession(({ user }) => user?.shopId?._id);
  const [asked, setAsked] = useState<Asked | null>(null);

  const keeping = useMemo<Favorites>(() => {
    async function keep(kind: FavoriteKind, thing: Favorable, isFavorite: boolean) {
      if (!isSignedIn(sessionStore.getState())) return setAsked({ kind, id: thing._id, name: thing.name });
      if (await press(kind, thing, isFavorite, keepThing)) {
        await queryClient.invalidateQueries({ queryKey: favoriteCountsKey });
        return;
      }
      await say((t) => ({
        id: 'keeping',
        kind: 'bad',
        title: t('market.keepFailed'),
        text: t('market.keepFailedNext'),
      }));
    }
    return {
      changed: (kind, id) => changed(changes, kind, id),
      keep: (kind, thing, isFavorite) => void keep(kind, thing, isFavorite),
      isOwn: (kind, id) => kind === 'shop' && id === ownShop,
    };
  }, [changes, ownShop, queryClient, say]);

  return (
    <FavoritesContext value={keeping}>
      {children}
      {asked ? (
        <Suspense fallback={null}>
          <AskToSignIn {...asked} onClose={() => setAsked(null)} />
        </Suspense>
      ) : null}
    </FavoritesContext>
  );
}
