import type { breaks as en } from '../en/breaks.ts';
import type { Translation } from '../translation.ts';

/** Breaks and surprise sets: holding one, its spots, and checking its draw. */
export const breaks: Translation<typeof en> = {
  'error.too_many_breaks': 'Vous avez déjà 20 breaks.',
  'error.too_many_breaks.next': 'Gardez le prochain pour un autre live.',
  'error.break_started': 'Des enchères ont déjà eu lieu sur ses places.',
  'error.break_started.next': 'Vous pouvez arrêter la vente, ou l’annuler et rembourser tout le monde.',
  'error.break_over': 'Ce break est terminé.',
  'error.break_over.next': 'Le tirage est public : allez voir.',
  'error.spot_running': 'Une de ses places est en vente en ce moment.',
  'error.spot_running.next': 'Attendez l’adjudication, puis réessayez.',
  'error.spot_unpaid': 'Une place gagnée n’est pas encore payée.',
  'error.spot_unpaid.next': 'Attendez le paiement, ou proposez-la à l’enchérisseur suivant.',
  'notifications.text.spotDrawn': '« {product} » a tiré : {drawn}.',
};
