export const showStates = ['live', 'scheduled', 'replay'] as const;
export type ShowState = (typeof showStates)[number];

/** How many of each state are shown where all of them stand below each other. */
export const overview: Readonly<Record<ShowState, number>> = { live: 10, scheduled: 9, replay: 10 };

export interface ShowFilters {
  /** All of them below each other without. */
  state?: ShowState | undefined;
  category?: string | undefined;
  language?: string | undefined;
}

const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const languageCode = /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i;

type Words = { [name: string]: string | string[] | undefined };

/** What an address says; what means nothing here is as if it were not there. */
export function showFiltersOf(search: Words): ShowFilters {
  const fitting = (name: string, shape: RegExp) => {
    const value = firstOf(search[name]);
    return value && value.length <= 40 && shape.test(value) ? value : undefined;
  };
  return {
    state: showStates.find((state) => state === firstOf(search.state)),
    category: fitting('category', id),
    language: fitting('language', languageCode),
  };
}

export const isFiltered = (filters: object): boolean =>
  Object.values(filters).some((value) => value !== undefined);

const firstOf = (value: Words[string]): string | undefined => [value].flat()[0];
