import { categoryPaths } from '@souk/shared/market/categories/paths.ts';
import { useQuery } from '@tanstack/react-query';
import { defineScreen } from '@/app/screen.ts';
import { getCategories } from '@/features/market/categories/api/get-categories.ts';
import { ImportPage } from '@/features/market/imports/ui/import-page.tsx';
import { useSession } from '@/platform/session/session.store.ts';

export const screen = defineScreen({
  path: '/settings/import-products',
  head: ({ t }) => ({ title: t('screen.settingsImport'), noindex: true }),
  component: ImportScreen,
});

function ImportScreen() {
  const shopId = useSession((session) => session.user?.shopId?._id);
  const categories = useQuery(getCategories());
  const paths = categoryPaths(categories.data?.items ?? []).map(({ _id, path }) => ({ _id, name: path }));
  return shopId ? <ImportPage shopId={shopId} categories={paths} /> : null;
}
