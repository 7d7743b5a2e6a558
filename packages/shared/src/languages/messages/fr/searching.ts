import type { searching as en } from '../en/searching.ts';
import type { Translation } from '../translation.ts';

export const searching: Translation<typeof en> = {
  'searching.shipping': 'Livraison',
  'searching.freeShipping': 'Livraison gratuite',
  'searching.shipsTo': 'Livraison : {country}',
  'searching.meant': 'Aucun résultat exact pour « {keyword} ». Voici ce qui s’en approche.',
  'searching.lookFor': 'Rechercher « {keyword} »',
  'searching.popular': 'Catégories populaires',
  'searching.orMore': '{count}+',
  'searching.countedAmong':
    'Il y a plus de résultats que nous n’en comptons : les nombres à côté des filtres portent sur les {count} examinés.',
  'searching.resultsOrMore': '{count, plural, one {# résultat ou plus} other {# résultats ou plus}}',
  'searching.showOrMore': '{count, plural, one {Voir # article ou plus} other {Voir # articles ou plus}}',
  'searching.suggestions': 'Suggestions',
  'searching.recent': 'Recherches récentes',
  'searching.forget': 'Effacer les recherches récentes',
  'searching.kind.product': 'Produit',
  'searching.kind.category': 'Catégorie',
  'searching.kind.shop': 'Boutique',
  'searching.kind.show': 'Direct',
  'searching.kind.person': 'Personne',
};
