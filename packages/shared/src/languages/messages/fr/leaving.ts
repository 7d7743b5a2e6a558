import type { leaving as en } from '../en/leaving.ts';
import type { Translation } from '../translation.ts';

/** Taking one's data along, and closing the account. */
export const leaving: Translation<typeof en> = {
  'screen.settingsAccount': 'Compte',
  'leaving.note': 'Vos données vous appartiennent. Téléchargez-les, ou fermez votre compte définitivement.',
  'leaving.data': 'Vos données',
  'leaving.dataText':
    'Un fichier zip avec tout ce que le marché sait de vous, en JSON lisible par les humains et les programmes, et les fichiers que vous avez envoyés.',
  'leaving.download': 'Télécharger mes données',
  'leaving.downloaded': 'Vos données sont dans vos téléchargements.',
  'leaving.close': 'Fermer votre compte',
  'leaving.closeText': 'C’est définitif.',
  'leaving.goes.you':
    'Votre nom, photo, adresses, téléphone, appareils, clés d’accès et réglages sont supprimés aussitôt.',
  'leaving.goes.shop':
    'Votre boutique ferme : les produits quittent le marché, les directs et événements prévus sont annulés.',
  'leaving.goes.stays':
    'Vos commandes et avis restent, sans votre nom, car d’autres personnes et la comptabilité en ont besoin.',
  'leaving.closeMine': 'Fermer mon compte',
  'leaving.sure': 'Fermer votre compte pour de bon ?',
  'leaving.sureNote': 'Saisissez votre pseudo, {handle}, pour confirmer.',
  'leaving.handle': 'Votre pseudo',
  'leaving.handleWrong': 'Ce n’est pas votre pseudo',
  'leaving.credit': '{amount} de crédit dans votre portefeuille seront perdus. J’y renonce.',
  'leaving.keep': 'Garder mon compte',
  'leaving.closeNow': 'Fermer définitivement',
  'leaving.closed': 'Votre compte est fermé. Bonne continuation !',
  'leaving.held': 'Pas tout de suite. Quelque chose est encore en cours.',
  'leaving.held.payment_processing':
    'Un paiement par carte est encore en cours. Cela prend en général quelques minutes.',
  'leaving.held.refund_processing': 'Un remboursement est en route vers votre carte. Attendez qu’il arrive.',
  'leaving.held.orders_open': 'Vous avez des commandes en cours. Attendez qu’elles soient terminées.',
  'leaving.held.offer_agreed':
    'Vous avez convenu d’un prix avec un acheteur. Attendez qu’il achète ou que l’accord expire.',
  'leaving.held.balance_left':
    'Il reste de l’argent dans le solde de votre boutique. Retirez-le ou transférez-le d’abord vers votre portefeuille.',
  'leaving.held.payout_running': 'Un versement est en route vers votre banque. Attendez qu’il arrive.',
  'leaving.held.show_on_air': 'Votre direct est en cours. Terminez-le d’abord.',
  'leaving.held.auction_running': 'Une de vos enchères est en cours. Attendez la fin.',
  'leaving.held.leading_bid': 'Vous menez une enchère en cours. Attendez la fin.',
  'leaving.held.break_open':
    'Des places ont été achetées dans un de vos breaks. Tirez-le ou annulez-le d’abord.',
  'leaving.held.last_admin': 'Vous êtes le dernier administrateur. Nommez-en un autre d’abord.',
  'leaving.held.money_here': 'Il vous reste de l’argent ici, ou une dette. Réglez cela d’abord.',
};
