import type { hosting as en } from '../en/hosting.ts';
import type { Translation } from '../translation.ts';

/** A show as its host leads it. */
export const hosting: Translation<typeof en> = {
  'error.show_not_live': 'Ce direct n’est pas en cours.',
  'error.show_not_live.next': 'Les lots ne passent que pendant le direct.',
  'error.lot_running': 'Un lot est encore en cours.',
  'error.lot_running.next': 'Attendez la fin ou arrêtez-le d’abord.',
  'error.lot_not_waiting': 'Ce lot n’est plus en attente.',
  'error.lot_not_waiting.next': 'Regardez à nouveau la liste.',
  'error.lot_sold_out': 'Il n’en reste plus à vendre.',
  'error.lot_sold_out.next': 'Ajoutez du stock au produit ou choisissez un autre lot.',
  'error.product_running': 'Ce produit est aux enchères en ce moment.',
  'error.product_running.next': 'Attendez la fin de cette enchère.',
  'error.show_not_waiting': 'Ce direct ne peut plus commencer.',
  'error.show_not_waiting.next': 'Il a déjà eu lieu ou a été annulé.',
  'error.shop_not_open': 'Votre boutique n’est pas ouverte.',
  'error.shop_not_open.next': 'Rouvrez-la avant de commencer le direct.',
  'error.lot_not_running': 'Ce lot n’est plus en cours.',
  'error.lot_not_running.next': 'Il vient de se terminer.',
  'error.lot_secret_end': 'Ce lot se termine à un moment secret.',
  'error.lot_secret_end.next': 'Vous pouvez le clore ou l’arrêter, mais pas changer sa durée.',
};
