import type { shopEdit as en } from '../en/shop-edit.ts';
import type { Translation } from '../translation.ts';

export const shopEdit: Translation<typeof en> = {
  'shopEdit.nameFree': 'Ce nom est disponible',
  'shopEdit.nameTaken': 'Une autre boutique porte déjà ce nom',
  'shopEdit.nameRefused': 'Ce nom est réservé au marché',
  'shopEdit.namesRefused': 'Une autre boutique a ce nom ou cette adresse. Choisissez-en un autre plus haut.',
  'shopEdit.address': 'Adresse de la boutique :',
  'shopEdit.changeAddress': 'Modifier',
  'shopEdit.addressLabel': 'Adresse web',
  'shopEdit.addressHint':
    'De a à z, chiffres et tirets. Vos trois dernières adresses continueront de mener ici.',
  'shopEdit.slugRule': 'Au moins trois caractères : de a à z, chiffres et tirets simples',
  'shopEdit.slugFree': 'Cette adresse est disponible',
  'shopEdit.slugTaken': 'Une autre boutique a déjà cette adresse',
  'shopEdit.slugRefused': 'Cette adresse n’est pas disponible',
  'shopEdit.takeSlug': 'Utiliser « {slug} »',
  'shopEdit.timeZoneHint': 'Pour les heures de vos directs et événements.',
  'shopEdit.opened': '{name} est ouverte',
  'shopEdit.conflict': 'Votre boutique a été modifiée ailleurs.',
  'shopEdit.conflictNote': 'Rien n’a été écrasé, et vos modifications sont toujours là.',
  'shopEdit.takeTheirs': 'Utiliser la version enregistrée',
  'shopEdit.keepMine': 'Remplacer par la mienne',
  'shopEdit.closeTitle': 'Fermer votre boutique',
  'shopEdit.closeNote':
    'Vous seul pouvez voir une boutique fermée et son contenu. Rien n’est supprimé et vous pouvez la rouvrir à tout moment.',
  'shopEdit.close': 'Fermer la boutique',
  'shopEdit.closeAsk': 'Fermer {name} ?',
  'shopEdit.closeMeans':
    'Vos produits, vos événements et votre page disparaissent aussitôt. Vous gardez vos abonnés.',
  'shopEdit.stayOpen': 'La laisser ouverte',
  'shopEdit.closed': 'Votre boutique est fermée',
  'shopEdit.closedOwn': 'Votre boutique est fermée. Vous seul pouvez la voir.',
  'shopEdit.closedStaff':
    'Cette boutique est fermée. Seuls son propriétaire et l’équipe du marché la voient.',
  'shopEdit.reopen': 'Rouvrir',
  'shopEdit.reopened': 'Votre boutique est de nouveau ouverte',
  'shopEdit.suspendedOwn':
    'Votre boutique est suspendue. Personne d’autre ne la voit et vous ne pouvez rien y modifier. Contactez l’assistance pour demander un réexamen.',
  'shopEdit.suspendedStaff':
    'Cette boutique est suspendue. Seuls son propriétaire et l’équipe du marché la voient.',
  'shopEdit.stillOpen': 'Terminez d’abord :',
  'shopEdit.matter.offer_agreed':
    '{count, plural, one {# acheteur peut encore acheter au prix convenu, jusqu’au {until}} other {# acheteurs peuvent encore acheter au prix convenu, jusqu’au {until}}}',
  'shopEdit.matter.offer_countered':
    '{count, plural, one {# contre-offre attend la réponse de l’acheteur, jusqu’au {until}} other {# contre-offres attendent la réponse des acheteurs, jusqu’au {until}}}',
  'shopEdit.matter.offer_waiting':
    '{count, plural, one {# offre attend que vous l’acceptiez ou la refusiez} other {# offres attendent que vous les acceptiez ou les refusiez}}',
  'shopEdit.toOffers': 'Voir vos offres',
  'shopEdit.closedShelf': 'Fermée pour le moment',
  'shopEdit.closedShelfOwn':
    '{count, plural, =0 {Vous seul voyez cette page jusqu’à la réouverture.} one {Votre produit est conservé et sera remis en vente dès la réouverture.} other {Vos # produits sont conservés et seront remis en vente dès la réouverture.}}',
  'shopEdit.closedShelfNote':
    '{count, plural, =0 {Seuls son propriétaire et l’équipe du marché voient cette page.} one {Son produit est masqué pour les acheteurs.} other {Ses # produits sont masqués pour les acheteurs.}}',
  'shopEdit.matter.orders_open':
    '{count, plural, one {# commande pas encore terminée} other {# commandes pas encore terminées}}',
  'shopEdit.matter.auction_running': '{count, plural, one {# enchère en cours} other {# enchères en cours}}',
  'shopEdit.matter.show_on_air': '{count, plural, one {# direct en cours} other {# directs en cours}}',
  'shopEdit.matter.show_scheduled': '{count, plural, one {# direct programmé} other {# directs programmés}}',
  'shopEdit.matter.tickets_sold':
    '{count, plural, one {# événement à venir avec des billets vendus} other {# événements à venir avec des billets vendus}}',
  'shopEdit.matter.balance_left':
    '{count, plural, one {De l’argent dans le solde de votre boutique : retirez-le ou transférez-le vers votre portefeuille} other {De l’argent dans le solde de votre boutique : retirez-le ou transférez-le vers votre portefeuille}}',
  'shopEdit.matter.payout_running':
    '{count, plural, one {# versement en route vers votre banque} other {# versements en route vers votre banque}}',
  'shopEdit.matter.money_here': 'Votre boutique a encore de l’argent ici, ou une dette',
  'shopEdit.start': 'Avant votre première vente',
  'shopEdit.startNote': 'Vous seul voyez ceci.',
  'shopEdit.step.look': 'Logo et bannière',
  'shopEdit.stepNote.look': 'Pour qu’on vous reconnaisse',
  'shopEdit.step.shipping': 'Livraison',
  'shopEdit.stepNote.shipping': 'Le prix d’un colis, et où vous expédiez',
  'shopEdit.step.product': 'Votre premier produit',
  'shopEdit.stepNote.product': 'Des photos, un prix et la quantité',
  'shopEdit.stepDone': 'Fait',
  'shopEdit.bareShelf': 'Aucun produit pour l’instant',
  'shopEdit.bareShelfNote': 'Votre premier produit peut être ici dans deux minutes.',
  'error.have_shop': 'Vous avez déjà une boutique.',
  'error.have_shop.next': 'Chacun peut en avoir une. La vôtre est dans le menu.',
  'error.shop_suspended': 'Cette boutique est suspendue.',
  'error.shop_suspended.next': 'Contactez l’assistance pour demander un réexamen.',
  'error.open_orders': 'Votre boutique a encore des commandes ou d’autres engagements en cours.',
  'error.open_orders.next': 'Terminez-les ou annulez-les d’abord.',
  'error.too_many_shipping_profiles': 'Une boutique peut avoir jusqu’à 20 profils de livraison.',
  'error.too_many_shipping_profiles.next': 'Supprimez-en un d’abord.',
  'error.too_many_shipping_methods': 'Un profil de livraison peut avoir jusqu’à 20 modes.',
  'error.too_many_shipping_methods.next': 'Supprimez-en un d’abord.',
  'error.too_many_coupons': 'Une boutique peut avoir jusqu’à 100 codes promo.',
  'error.too_many_coupons.next': 'Supprimez-en un d’abord.',
  'error.coupon_refused': 'Ce code promo ne s’applique pas à cette commande.',
  'error.coupon_refused.next': 'Vérifiez le code ou continuez sans.',
  'error.default_profile': 'Le profil par défaut ne peut pas être supprimé.',
  'error.default_profile.next': 'Choisissez d’abord un autre profil par défaut.',
};
