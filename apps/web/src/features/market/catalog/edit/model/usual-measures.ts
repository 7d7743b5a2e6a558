import { type Measures, measuresOf } from '@souk/shared/market/catalog/measures.ts';

const storageKey = 'souk-measures';

/** As once chosen on this device, else as the country says that its languages name. */
export function usualMeasures(): Measures {
  const kept = savedMeasures();
  if (kept) return kept;
  const regions = navigator.languages.map((language) => /-([A-Z]{2})\b/.exec(language)?.[1]);
  return measuresOf(regions.find(Boolean));
}

export function chooseMeasures(measures: Measures): void {
  try {
    localStorage.setItem(storageKey, measures);
  } catch {
    // Forbidden or full: it holds for this product.
  }
}

function savedMeasures(): Measures | null {
  try {
    const kept = localStorage.getItem(storageKey);
    return kept === 'metric' || kept === 'imperial' ? kept : null;
  } catch {
    return null;
  }
}
