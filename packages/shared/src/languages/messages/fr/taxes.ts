import type { taxes as en } from '../en/taxes.ts';
import type { Translation } from '../translation.ts';

/** The table of taxes, as staff keep it. */
export const taxes: Translation<typeof en> = {
  'admin.taxes': 'Taxes',
  'taxes.note':
    'La taxe comprise dans un prix, pays par pays. Aucune taxe n’est prélevée dans les pays absents de la liste.',
  'taxes.none': 'Aucune taxe pour l’instant',
  'taxes.noneNote': 'Ajoutez les pays où le marché doit prélever une taxe.',
  'taxes.add': 'Ajouter un pays',
  'taxes.back': 'Toutes les taxes',
  'taxes.edit': 'Modifier les taxes : {country}',
  'taxes.remove': 'Supprimer les taxes : {country}',
  'taxes.changedOn': 'Modifié le {day}',
  'taxes.effect':
    'Les changements s’appliquent aussitôt aux nouveaux paiements. Les commandes passées gardent leur taxe.',
  'taxes.name': 'Nom de la taxe',
  'taxes.nameHint': 'Comme sur une facture : TVA, GST, Sales tax.',
  'taxes.standard': 'Taux normal',
  'taxes.standardHint': 'Pour tout ce qui n’a pas son propre taux. 0 convient.',
  'taxes.percentRule': 'De 0 à 100',
  'taxes.prices': 'Prix',
  'taxes.included': 'Taxe comprise dans les prix',
  'taxes.includedNote': 'On paie le prix affiché, comme en Europe',
  'taxes.onTop': 'Taxe ajoutée au paiement',
  'taxes.onTopNote': 'Elle s’ajoute au prix, comme aux États-Unis',
  'taxes.onShipping': 'La livraison est taxée aussi',
  'taxes.withShipping': 'livraison comprise',
  'taxes.withoutShipping': 'hors livraison',
  'taxes.others': 'Autres taux',
  'taxes.othersNote':
    'Pour une région ou un type de produit. Le taux le plus spécifique s’applique : la région d’abord, puis la catégorie.',
  'taxes.addRate': 'Ajouter un taux',
  'taxes.removeRate': 'Supprimer le taux',
  'taxes.region': 'Région',
  'taxes.wholeCountry': 'Tout le pays',
  'taxes.category': 'Catégorie',
  'taxes.everything': 'Tout',
  'taxes.rate': 'Taux',
  'taxes.saidTwice': 'Il existe déjà un taux pour cela',
  'taxes.countryTaken': 'Ce pays est déjà dans la liste',
  'taxes.save': 'Enregistrer',
  'taxes.cancel': 'Annuler',
  'taxes.saved': 'Taxes enregistrées',
  'taxes.removeTitle': 'Ne plus prélever de taxe : {country} ?',
  'taxes.removeNote':
    'Les nouvelles commandes n’y seront plus taxées. Celles déjà passées gardent leur taxe.',
  'taxes.removeGo': 'Supprimer',
  'taxes.removed': 'Taxes supprimées',
};
