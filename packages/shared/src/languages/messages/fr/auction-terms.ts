import type { auctionTerms as en } from '../en/auction-terms.ts';
import type { Translation } from '../translation.ts';

/** How an auction is set up: what bids go up by, when it begins. */
export const auctionTerms: Translation<typeof en> = {
  'editor.starts': 'Début des enchères',
  'editor.starts.now': 'Dès la mise en vente',
  'editor.starts.later': 'À une heure précise',
  'editor.startDay': 'Date de début',
  'editor.startTime': 'Heure de début',
  'editor.startPast': 'Choisissez une heure à venir',
  'editor.startZone':
    'Votre fuseau horaire : {zone}. Les acheteurs voient l’heure dans le leur. La durée court à partir du début.',
  'hosting.bidders': 'Enchérisseurs',
  'hosting.moreTerms': 'Plus de réglages',
  'hosting.ownSteps': 'paliers personnalisés',
  'hosting.confirmsAbove': 'confirmer au-delà de {price}',
  'hosting.extendsAtMost':
    '{count, plural, =0 {aucune prolongation} one {# prolongation au plus} other {# prolongations au plus}}',
  'hosting.confirmAbove': 'Faire confirmer au-delà de',
  'hosting.confirmAboveNote': 'Une enchère plus haute ne compte qu’une fois confirmée.',
  'hosting.noLimit': 'Aucune limite',
  'hosting.mostExtensions': 'Prolongations maximum',
  'hosting.mostExtensionsNote': 'Ensuite, les enchères tardives n’ajoutent plus de temps.',
  'hosting.mostExtensionsRule': 'Un nombre jusqu’à {most}',
  'hosting.shipsNowhere':
    '{count, plural, one {# lot ne peut être envoyé nulle part : personne ne peut enchérir. Ajoutez un mode de livraison.} other {# lots ne peuvent être envoyés nulle part : personne ne peut enchérir. Ajoutez un mode de livraison.}}',
  'hosting.toShipping': 'Réglages de livraison',
  'room.nextBidder': 'Me débiter si le gagnant ne paie pas',
  'room.nextBidderNote':
    'Si votre tour vient, le lot est à vous au prix de votre plus haute enchère. Valable pour tout ce direct.',
  'room.coupon': 'Code promo pour vos lots remportés',
  'room.couponHolds': '{code} est valable pour ce que vous remportez ici',
  'room.couponNotThis': '{code} n’est pas valable pour ce lot, mais pour d’autres de cette boutique',
  'room.couponNote':
    'La remise est déduite quand nous débitons votre carte. Si le code n’est plus valable quand vous gagnez, vous payez le plein tarif et nous vous prévenons.',
  'room.couponOff': '{code} n’est plus valable : ce que vous remportez ici est débité au plein tarif.',
  'room.couponLeft':
    '{count, plural, one {pour un lot remporté} many {pour # de lots remportés} other {pour # lots remportés}}',
  'room.couponLeast': 'dès {amount}',
  'room.couponSome': 'certains produits seulement',
  'steps.title': 'Paliers d’enchère',
  'steps.usual': 'Standard',
  'steps.own': 'Personnalisés',
  'steps.under': '{step} sous {below}',
  'steps.above': 'puis {step}',
  'steps.always': 'Chaque enchère',
  'steps.from': 'À partir de {price}',
  'steps.below': 'Sous',
  'steps.belowRule': 'Doit dépasser la tranche précédente',
  'steps.step': 'Monte de',
  'steps.add': 'Ajouter une tranche',
  'steps.remove': 'Retirer la tranche {number}',
  'auction.rule.title': 'Comment ça se termine',
  'auction.rule.reset': 'Une enchère à moins de {time} de la fin remet le chrono à {time}.',
  'auction.rule.add': 'Une enchère à moins de {time} de la fin ajoute {time}.',
  'auction.rule.rising-floor':
    'Une enchère à moins de {time} de la fin remet le chrono à {time} et, à chaque fois, la suivante monte d’un palier de plus.',
  'auction.rule.sudden-death':
    'La vente s’arrête à l’heure pile. Les enchères tardives n’ajoutent pas de temps.',
  'auction.rule.random':
    'La vente s’arrête à un moment secret, à moins de {time} de la fin : n’attendez pas le chrono.',
  'auction.rule.sealed':
    'Ce moment a été tiré au sort et scellé à l’avance. Le journal des enchères le révèle ensuite.',
  'auction.rule.seal': 'Sceau',
  'editor.closes.rising-floor': 'Le chrono revient à {time} et les paliers croissent',
  'editor.closes.random': 'Rien : fin à un moment secret, à moins de {time} de la fin',
  'auction.yourMaximumNote':
    'Vous seul pouvez le voir. Nous enchérirons pour vous dès l’ouverture, palier par palier, et vous pouvez le modifier d’ici là.',
  'auction.change': 'Le changer',
  'auction.preBidStands': 'Votre enchère est placée. Elle comptera dès l’ouverture.',
  'auction.preBidGone': 'Votre enchère est annulée',
  'auction.cancel': 'Annuler',
  'auction.startsIn': 'Commence dans',
  'auction.watchNoteWaiting': 'Nous vous préviendrons à l’ouverture des enchères, puis avant la fin.',
};
