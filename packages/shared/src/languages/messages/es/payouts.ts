import type { payouts as en } from '../en/payouts.ts';
import type { Translation } from '../translation.ts';

export const payouts: Translation<typeof en> = {
  'error.payouts_unavailable': 'Ahora mismo no se puede cobrar.',
  'error.payouts_unavailable.next': 'Tu dinero está a salvo en tu saldo. Inténtalo más tarde.',
  'error.shop_closed': 'Tu tienda está cerrada.',
  'error.shop_closed.next': 'Vuelve a abrirla para retirar lo que queda.',
  'error.seller_not_verified': 'Verifica tu identidad antes del primer cobro.',
  'error.seller_not_verified.next': 'Son cinco minutos y una foto.',
  'error.no_bank_account': 'Aún no sabemos adónde enviar tu dinero.',
  'error.no_bank_account.next': 'Añade primero una cuenta bancaria.',
  'error.payouts_paused': 'Tu cuenta bancaria cambió, así que los cobros están en pausa.',
  'error.payouts_paused.next': 'Se reanudan 48 horas después del cambio.',
  'error.payout_running': 'Se está enviando otro cobro ahora mismo.',
  'error.payout_running.next': 'Espera un momento e inténtalo de nuevo.',
  'error.below_least_payout': 'Aún no alcanza para un cobro.',
  'error.below_least_payout.next': 'Vende un poco más o pásalo a tu monedero.',
  'error.not_enough_available': 'Es más de lo que tienes listo.',
  'error.not_enough_available.next': 'Elige un importe menor.',
};
