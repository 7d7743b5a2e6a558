import type { searching as en } from '../en/searching.ts';
import type { Translation } from '../translation.ts';

export const searching: Translation<typeof en> = {
  'searching.shipping': 'Envío',
  'searching.freeShipping': 'Envío gratis',
  'searching.shipsTo': 'Se envía a {country}',
  'searching.meant': 'No hay coincidencias exactas con «{keyword}». Esto es lo más parecido.',
  'searching.lookFor': 'Buscar «{keyword}»',
  'searching.popular': 'Categorías populares',
  'searching.orMore': '{count}+',
  'searching.countedAmong':
    'Hay más resultados de los que contamos: los números junto a los filtros se refieren a los {count} revisados.',
  'searching.resultsOrMore': '{count, plural, one {# resultado o más} other {# resultados o más}}',
  'searching.showOrMore': '{count, plural, one {Ver # artículo o más} other {Ver # artículos o más}}',
  'searching.suggestions': 'Sugerencias',
  'searching.recent': 'Búsquedas recientes',
  'searching.forget': 'Borrar las búsquedas recientes',
  'searching.kind.product': 'Producto',
  'searching.kind.category': 'Categoría',
  'searching.kind.shop': 'Tienda',
  'searching.kind.show': 'Directo',
  'searching.kind.person': 'Persona',
};
