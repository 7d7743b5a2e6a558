import type { leaving as en } from '../en/leaving.ts';
import type { Translation } from '../translation.ts';

/** Taking one's data along, and closing the account. */
export const leaving: Translation<typeof en> = {
  'screen.settingsAccount': 'Cuenta',
  'leaving.note': 'Tus datos son tuyos. Descárgalos o cierra tu cuenta para siempre.',
  'leaving.data': 'Tus datos',
  'leaving.dataText':
    'Un archivo zip con todo lo que el mercado tiene sobre ti, en JSON legible para personas y programas, y los archivos que subiste.',
  'leaving.download': 'Descargar mis datos',
  'leaving.downloaded': 'Tus datos están en tus descargas.',
  'leaving.close': 'Cerrar tu cuenta',
  'leaving.closeText': 'No se puede deshacer.',
  'leaving.goes.you':
    'Tu nombre, foto, direcciones, teléfono, dispositivos, llaves de acceso y ajustes se borran al momento.',
  'leaving.goes.shop':
    'Tu tienda cierra: los productos salen del mercado y se cancelan los directos y eventos previstos.',
  'leaving.goes.stays':
    'Tus pedidos y reseñas se conservan sin tu nombre, porque otras personas y la contabilidad los necesitan.',
  'leaving.closeMine': 'Cerrar mi cuenta',
  'leaving.sure': '¿Cerrar tu cuenta para siempre?',
  'leaving.sureNote': 'Escribe tu nombre de usuario, {handle}, para confirmar.',
  'leaving.handle': 'Tu nombre de usuario',
  'leaving.handleWrong': 'Ese no es tu nombre de usuario',
  'leaving.credit': 'Se perderán {amount} de saldo en tu monedero. Renunciar a ellos.',
  'leaving.keep': 'Conservar mi cuenta',
  'leaving.closeNow': 'Cerrar para siempre',
  'leaving.closed': 'Tu cuenta está cerrada. ¡Que te vaya bien!',
  'leaving.held': 'Todavía no. Hay algo en curso.',
  'leaving.held.payment_processing': 'Un pago con tarjeta aún se está procesando. Suele tardar unos minutos.',
  'leaving.held.refund_processing': 'Hay un reembolso de camino a tu tarjeta. Espera a que llegue.',
  'leaving.held.orders_open': 'Tienes pedidos sin terminar. Espera a que se completen.',
  'leaving.held.offer_agreed':
    'Has acordado un precio con un comprador. Espera a que compre o a que caduque.',
  'leaving.held.balance_left':
    'Aún hay dinero en el saldo de tu tienda. Retíralo o pásalo antes a tu monedero.',
  'leaving.held.payout_running': 'Hay un cobro de camino a tu banco. Espera a que llegue.',
  'leaving.held.show_on_air': 'Tu directo está en curso. Termínalo primero.',
  'leaving.held.auction_running': 'Hay una subasta tuya en marcha. Espera a que acabe.',
  'leaving.held.leading_bid': 'Tu puja va ganando en una subasta. Espera a que acabe.',
  'leaving.held.break_open': 'Hay quien compró casillas en uno de tus breaks. Sortéalo o cancélalo primero.',
  'leaving.held.last_admin': 'Eres el último administrador. Nombra antes a otro.',
  'leaving.held.money_here': 'Todavía tienes dinero aquí, o debes algo. Salda eso primero.',
};
