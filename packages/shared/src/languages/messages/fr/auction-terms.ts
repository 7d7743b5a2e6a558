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
  'editor.startZone': 'À votre heure, {zone}. Les acheteurs voient la leur. La durée court à partir de là.',
  'hosting.bidders': 'Enchérisseurs',
  'hosting.moreTerms': 'Plus de réglages',
  'hosting.ownSteps': 'paliers personnalisés',
  'hosting.confirmsAbove': 'confirmer au-delà de {price}',
  'hosting.extendsAtMost':
    '{count, plural, =0 {aucune prolongation} one {# prolongation au plus} other {# prolongations au plus}}',
  'hosting.confirmAbove': 'Faire confirmer au-delà de',
  'hosting.confirmAboveNote': 'Une enchère plus haute compte une fois confirmée.',
  'hosting.noLimit': 'Aucune limite',
  'hosting.mostExtensions': 'Prolongations maximum',
  'hosting.mostExtensionsNote': 'Ensuite, les enchères tardives n’ajoutent plus de temps.',
  'hosting.mostExtensionsRule': 'Un nombre jusqu’à {most}',
  'hosting.shipsNowhere':
    '{count, plural, one {# lot ne peut être envoyé nulle part : personne ne peut enchérir. Ajoutez un mode de livraison.} other {# lots ne peuvent être envoyés nulle part : personne ne peut enchérir. Ajoutez un mode de livraison.}}',
  'hosting.toShipping': 'Réglages de livraison',
  'room.nextBidder': 'Me débiter si le gagnant ne paie pas',
  'room.nextBidderNote':
    'Si c’est votre tour, il est à vous pour votre plus haute enchère. Valable pour tout ce live.',
  'steps.title': 'Paliers d’enchère',
  'steps.usual': 'Habituels',
  'steps.own': 'Les miens',
  'steps.under': '{step} sous {below}',
  'steps.above': 'puis {step}',
  'steps.always': 'Chaque enchère',
  'steps.from': 'À partir de {price}',
  'steps.below': 'Sous',
  'steps.belowRule': 'Plus haut que la tranche précédente',
  'steps.step': 'Monte de',
  'steps.add': 'Ajouter une tranche',
  'steps.remove': 'Retirer la tranche {number}',
  'auction.startsIn': 'Commence dans',
  'auction.watchNoteWaiting': 'Nous vous préviendrons à l’ouverture des enchères, puis avant la fin.',
};
