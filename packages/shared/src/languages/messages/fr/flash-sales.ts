import type { flashSales as en } from '../en/flash-sales.ts';
import type { Translation } from '../translation.ts';

/** Flash sales in the room of a show. */
export const flashSales: Translation<typeof en> = {
  'error.flash_sale_running': 'Une vente flash est déjà en cours.',
  'error.flash_sale_running.next': 'Terminez-la d’abord ou attendez la fin.',
  'error.flash_sale_over': 'Cette vente flash est terminée.',
  'error.flash_sale_over.next': 'Vous pouvez en lancer une autre.',
  'error.flash_sale_stock': 'Il n’y en a pas autant en stock.',
  'error.flash_sale_stock.next': 'Choisissez moins d’articles.',
  'error.flash_sale_not_cheaper': 'Le prix réduit doit être inférieur au prix habituel, et supérieur à zéro.',
  'error.flash_sale_not_cheaper.next': 'Choisissez une remise un peu plus faible.',
  'error.too_many_flash_sales': 'Cela fait déjà 100 ventes flash.',
  'error.too_many_flash_sales.next': 'Gardez les suivantes pour un autre direct.',
  'flash.amountOff': 'Montant',
  'flash.end': 'Arrêter maintenant',
  'flash.for': 'Durée',
  'flash.from': 'dès {price}',
  'flash.gone': 'Épuisé à ce prix',
  'flash.items': 'Articles à ce prix',
  'flash.left': '{count, plural, one {plus que #} other {plus que #}}',
  'flash.limit': '{count, plural, one {# par personne} other {# max. par personne}}',
  'flash.new': 'Nouvelle vente flash',
  'flash.ofAvailable': '{count} en stock',
  'flash.over': 'Vente flash terminée',
  'flash.overNote':
    '{taken, plural, =0 {Personne n’a acheté à ce prix} one {# sur {pieces} vendu} other {# sur {pieces} vendus}}',
  'flash.overHint': 'De retour au prix habituel',
  'flash.percentOff': 'Pourcentage',
  'flash.perPerson': 'Limite par personne',
  'flash.preview': '{was} devient {price}',
  'flash.previewFrom': 'Dès {price} au lieu de {was}',
  'flash.start': 'Lancer la vente flash',
  'flash.startOf': 'Lancer une vente flash de {title}',
  'flash.taken': '{taken} sur {pieces} pris',
  'flash.title': 'Vente flash',
};
