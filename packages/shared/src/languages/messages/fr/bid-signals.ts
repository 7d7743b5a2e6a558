import type { bidSignals as en } from '../en/bid-signals.ts';
import type { Translation } from '../translation.ts';

/** Who may bid to raise a price, as staff see it. */
export const bidSignals: Translation<typeof en> = {
  'admin.bids': 'Enchères suspectes',
  'admin.note.bids':
    'Enchérisseurs qui font peut-être monter les prix pour un vendeur. Seule votre équipe le voit.',
  'people.done.bidder.cleared': 'Enchérisseur blanchi',
  'bidSignals.column.bidder': 'Enchérisseur',
  'bidSignals.column.lot': 'Lot',
  'bidSignals.column.why': 'Pourquoi',
  'bidSignals.column.found': 'Repéré',
  'bidSignals.why.same-device': 'Même appareil que le vendeur',
  'bidSignals.why.same-card': 'Même carte que le vendeur',
  'bidSignals.why.same-address': 'Même adresse ou téléphone que le vendeur',
  'bidSignals.why.same-network': 'Même réseau que le vendeur',
  'bidSignals.why.one-shop':
    'Enchères sur {lots} lots ici, aucun gagné ; a fait monter le prix {pushed} fois',
  'bidSignals.why.takes-back': '{takenBack} enchères retirées sur {bids} en 30 jours',
  'bidSignals.why.new-account':
    'Compte de {hours, plural, =0 {moins d’une heure} one {# heure} other {# heures}} ; {bids} enchères sur ce lot et aucun autre',
  'bidSignals.state.open': 'À traiter',
  'bidSignals.state.dismissed': 'Écartés',
  'bidSignals.state.banned': 'Bannis',
  'bidSignals.state.all': 'Tous',
  'bidSignals.showAll': 'Tout afficher',
  'bidSignals.strength.strong': 'Fort',
  'bidSignals.strength.medium': 'Moyen',
  'bidSignals.strength.weak': 'Faible',
  'bidSignals.also':
    '{count, plural, one {Ressort aussi sur # autre lot de cette boutique} other {Ressort aussi sur # autres lots de cette boutique}}',
  'bidSignals.shop': 'Boutique',
  'bidSignals.show': 'Direct',
  'bidSignals.number': 'Enchérisseur {number} au journal',
  'bidSignals.log': 'Journal des enchères',
  'bidSignals.fullLog': 'Ouvrir le journal complet',
  'bidSignals.profile': 'Voir le profil',
  'bidSignals.noProof':
    'Un signal n’est pas une preuve. On partage son réseau à la maison, et les fans perdent aussi.',
  'bidSignals.clear': 'Écarter',
  'bidSignals.ban': 'Bannir de la boutique',
  'bidSignals.ask.dismissed': 'Écarter ce signal ?',
  'bidSignals.ask.banned': 'Bannir cette personne de la boutique ?',
  'bidSignals.means.dismissed':
    'Elle ne sera plus signalée ici pour les mêmes raisons pendant 90 jours. Votre décision est consignée dans le journal d’audit.',
  'bidSignals.means.banned':
    'Elle ne pourra plus enchérir ni discuter chez {shop} ; elle verra qu’elle est bannie, pas pourquoi. Ses enchères déjà faites comptent toujours. C’est consigné dans le journal d’audit.',
  'bidSignals.did.dismissed': 'Signal écarté.',
  'bidSignals.did.banned': 'Banni de la boutique.',
  'error.suspicion_decided': 'Un collègue a déjà tranché.',
  'error.suspicion_decided.next': 'Passez au suivant.',
};
