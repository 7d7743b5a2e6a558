import type { leaving as en } from '../en/leaving.ts';
import type { Translation } from '../translation.ts';

/** Taking one's data along, and closing the account. */
export const leaving: Translation<typeof en> = {
  'screen.settingsAccount': 'Cuenta',
  'leaving.note': 'Tus datos son tuyos: llévatelos o cierra la cuenta para siempre.',
  'leaving.data': 'Tus datos',
  'leaving.dataText':
    'Un archivo zip con todo lo que el mercado guarda de ti, en JSON que leen personas y programas, y los archivos que subiste.',
  'leaving.download': 'Descargar mis datos',
  'leaving.downloaded': 'Tus datos están en tus descargas.',
  'leaving.close': 'Cerrar la cuenta',
  'leaving.closeText': 'No se puede deshacer.',
  'leaving.goes.you':
    'Tu nombre, foto, direcciones, teléfono, dispositivos, llaves de acceso y ajustes se borran al momento.',
  'leaving.goes.shop':
    'Tu tienda cierra: los productos salen del mercado y se cancelan los directos y eventos previstos.',
  'leaving.goes.stays':
    'Los pedidos y lo que escribiste sobre ellos quedan sin tu nombre, porque otros y las cuentas los necesitan.',
  'leaving.closeMine': 'Cerrar mi cuenta',
  'leaving.sure': '¿Cerrar tu cuenta para siempre?',
  'leaving.sureNote': 'Escribe tu alias, {handle}, para confirmar que va en serio.',
  'leaving.handle': 'Tu alias',
  'leaving.handleWrong': 'Ese no es tu alias',
  'leaving.keep': 'Conservarla',
  'leaving.closeNow': 'Cerrarla para siempre',
  'leaving.closed': 'Tu cuenta está cerrada. ¡Que te vaya bien!',
  'leaving.held': 'Todavía no: hay algo en marcha.',
  'leaving.held.offer_agreed':
    'Has acordado un precio con un comprador. Espera a que compre o a que caduque.',
  'leaving.held.show_on_air': 'Tu directo está en antena. Termínalo primero.',
  'leaving.held.auction_running': 'Hay una subasta tuya en marcha. Espera a que acabe.',
  'leaving.held.leading_bid': 'Vas ganando en una subasta en marcha. Espera a que acabe.',
  'leaving.held.last_admin': 'Eres el último administrador. Nombra antes a otro.',
};
