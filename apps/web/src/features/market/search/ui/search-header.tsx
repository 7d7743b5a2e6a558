import type { SearchResult } from '@souk/shared/market/search/schema.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { LinkTabs } from '@/ui/tabs/link-tabs.tsx';
import { isEverything, type SearchTab, searchTabs } from '../model/search-tabs.ts';

type SearchHeaderProps = {
  keyword: string;
  tab: SearchTab;
  found: Pick<SearchResult, 'counts' | 'more'> | undefined;
};

export function SearchHeader({ keyword, tab, found }: SearchHeaderProps) {
  const t = useT();
  const { number } = useFormat();
  const everything = isEverything(keyword);
  const total = found && Object.values(found.counts).reduce((sum, count) => sum + count, 0);
  // The whole market has no list of all people.
  const tabs = everything ? searchTabs.filter((key) => key !== 'people') : searchTabs;
  return (
    <header>
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 pt-4 sm:pt-8">
        <h1 className="display max-w-full text-28 wrap-anywhere sm:text-36">
          {everything ? t('market.everything') : t('market.quoted', { keyword })}
        </h1>
        {total === undefined ? null : (
          <p role="status" className="text-14 text-ink-2 figures sm:text-16">
            {found?.more.length
              ? t('searching.resultsOrMore', { count: total })
              : t('market.resultCount', { count: total })}
          </p>
        )}
      </div>
      <div className="mt-3 mb-4 sm:mb-6">
        <LinkTabs
          label={t('market.searchTabs')}
          tabs={tabs.map((key) => ({
            key,
            label: t(`market.tab.${key}`),
            active: key === tab,
            link: {
              to: '/search/$keyword',
              params: { keyword },
              search: key === 'products' ? {} : { tab: key },
            },
            ...(found ? { count: countOf(found, key) } : {}),
          }))}
        />
      </div>
    </header>
  );

  function countOf({ counts, more }: NonNullable<typeof found>, key: SearchTab): number | string {
    return more.includes(key) ? t('searching.orMore', { count: number(counts[key]) }) : counts[key];
  }
}
