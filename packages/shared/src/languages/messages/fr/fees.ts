import type { fees as en } from '../en/fees.ts';
import type { Translation } from '../translation.ts';

/** What selling costs, as staff keep it. */
export const fees: Translation<typeof en> = {
  'fees.note':
    'Ce que coûte une vente. Le taux le plus spécifique s’applique : celui de la boutique, puis de la catégorie, puis du marché. Les commandes déjà passées gardent le leur.',
  'fees.market': 'Marché',
  'fees.fixed': 'Plus un montant fixe',
  'fees.least': 'Au moins',
  'fees.most': 'Au plus',
  'fees.mostRule': 'Pas en dessous du minimum',
  'fees.elsewhere': 'Frais de paiement fixes dans d’autres devises',
  'fees.elsewhereNote': 'Laissez un champ vide et votre montant est converti à votre taux.',
  'fees.converted': 'Si vous le laissez vide : {amount}',
  'fees.returned': 'Rendre les frais de paiement aux boutiques quand une commande est remboursée',
  'fees.save': 'Enregistrer les frais',
  'fees.saved': 'Frais enregistrés',
  'fees.removed': 'Retour aux frais habituels',
  'fees.of.category': 'Catégories',
  'fees.of.shop': 'Boutiques',
  'fees.note.category': 'Une commission pour une catégorie et tout ce qu’elle contient.',
  'fees.note.shop': 'Une commission convenue avec une boutique, quoi qu’elle vende.',
  'fees.add.category': 'Ajouter une catégorie',
  'fees.add.shop': 'Ajouter une boutique',
  'fees.edit': 'Modifier les frais : {name}',
  'fees.remove': 'Supprimer les frais : {name}',
  'fees.atLeast': 'au moins {amount}',
  'fees.atMost': 'au plus {amount}',
  'fees.findShop': 'Trouver une boutique',
  'fees.findShopHint': 'Cherchez-la par son nom, puis choisissez-la.',
  'fees.shop': 'Boutique',
  'fees.commissionAndFixed': 'Commission {percent} % + {fixed}',
  'people.done.fees.changed': 'Frais modifiés',
  'people.done.fees.removed': 'Frais personnalisés supprimés',
};
