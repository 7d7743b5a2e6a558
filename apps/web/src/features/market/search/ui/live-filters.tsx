import type { ShowFacets } from '@souk/shared/live/shows/schema.ts';
import { useLanguage, useT } from '@/platform/i18n/index.ts';
import { Chip, ChipRow } from '@/ui/chip/chip.tsx';
import { ChipSelect } from '@/ui/chip/chip-select.tsx';
import { type ShowFilters, showStates } from '../model/show-filters.ts';

interface LiveFiltersProps {
  filters: ShowFilters;
  facets: ShowFacets;
  onChange: (filters: ShowFilters) => void;
}

const names = {
  live: 'landing.liveNow',
  scheduled: 'landing.comingUp',
  replay: 'market.shows.replay',
} as const;

/** When, in which language and about what: each press is a step one can go back from. */
export function LiveFilters({ filters, facets, onChange }: LiveFiltersProps) {
  const t = useT();
  const { code } = useLanguage();
  const spoken = new Intl.DisplayNames(code, { type: 'language' });
  const { state, language } = filters;
  const languages = facets.languages.map((one) => ({
    value: one.code,
    text: spoken.of(one.code) ?? one.code,
  }));
  // One that came by a link stays in the list, also when no such show is left.
  if (language && languages.every(({ value }) => value !== language))
    languages.push({ value: language, text: spoken.of(language) ?? language });
  return (
    <div className="mt-4 grid gap-2 sm:mt-5">
      <ChipRow label={t('landing.which')}>
        <Chip chosen={!state} onClick={() => onChange({ ...filters, state: undefined })}>
          {t('market.shows.all')}
        </Chip>
        {showStates.map((one) => (
          <Chip
            key={one}
            chosen={state === one}
            count={facets.states[one]}
            onClick={() => onChange({ ...filters, state: one })}
          >
            {t(names[one])}
          </Chip>
        ))}
        {languages.length > 1 || language ? (
          <ChipSelect
            label={t('market.shows.language')}
            value={language ?? ''}
            onChange={(next) => onChange({ ...filters, language: next || undefined })}
            choices={[{ value: '', text: t('market.shows.anyLanguage') }, ...languages]}
          />
        ) : null}
      </ChipRow>
      <Categories filters={filters} facets={facets} onChange={onChange} />
    </div>
  );
}

/** As many as stand in one row of a desk; the others are in the list at its end. */
const chips = 8;

function Categories({ filters, facets: { categories }, onChange }: LiveFiltersProps) {
  const t = useT();
  const { category } = filters;
  const choose = (next: string | undefined) => onChange({ ...filters, category: next });
  const others = categories.slice(chips);
  return (
    <ChipRow label={t('market.shows.category')}>
      <Chip chosen={!category} onClick={() => choose(undefined)}>
        {t('market.shows.anyCategory')}
      </Chip>
      {categories.slice(0, chips).map(({ _id, name, count }) => (
        <Chip key={_id} chosen={category === _id} count={count} onClick={() => choose(_id)}>
          {name}
        </Chip>
      ))}
      {others.length > 0 ? (
        <ChipSelect
          label={t('market.shows.moreCategories')}
          value={others.some(({ _id }) => _id === category) ? (category ?? '') : ''}
          onChange={(next) => choose(next || undefined)}
          choices={[
            { value: '', text: t('market.shows.moreCategories') },
            ...others.map(({ _id, name }) => ({ value: _id, text: name })),
          ]}
        />
      ) : null}
    </ChipRow>
  );
}
