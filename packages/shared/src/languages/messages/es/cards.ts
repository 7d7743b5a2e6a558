import type { cards as english } from '../en/cards.ts';
import type { Translation } from '../translation.ts';

export const cards: Translation<typeof english> = {
  'error.card_declined': 'La tarjeta no ha sido aceptada.',
  'error.card_declined.next': 'Prueba con otra.',
  'error.insufficient_funds': 'No hay saldo suficiente.',
  'error.insufficient_funds.next': 'Prueba con otra tarjeta o con un importe menor.',
  'error.expired_card': 'Esta tarjeta ha caducado.',
  'error.expired_card.next': 'Prueba con otra.',
  'error.incorrect_cvc': 'El código de seguridad no es correcto.',
  'error.incorrect_cvc.next': 'Vuelve a introducir la tarjeta.',
  'error.authentication_failed': 'Tu banco no pudo confirmar que eres tú.',
  'error.authentication_failed.next': 'Inténtalo de nuevo o usa otra tarjeta.',
  'error.authentication_required': 'Tu banco quiere que lo confirmes tú.',
  'error.authentication_required.next': 'Vuelve a pagar y confírmalo con tu banco.',
  'error.payments_unavailable': 'Ahora mismo no se puede pagar con tarjeta.',
  'error.payments_unavailable.next': 'No se te ha cobrado nada. Prueba de nuevo en unos minutos.',
  'error.payment_processing': 'Tu pago aún se está procesando.',
  'error.payment_processing.next': 'No vuelvas a pagar. Te avisaremos en cuanto sepamos algo.',
  'error.refund_too_much': 'Es más de lo que se puede devolver.',
  'error.refund_too_much.next': 'Elige un importe menor.',
  'error.too_many_cards': 'Ya no puedes guardar más tarjetas.',
  'error.too_many_cards.next': 'Quita una para añadir otra.',
};
