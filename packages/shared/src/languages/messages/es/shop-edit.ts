import type { shopEdit as en } from '../en/shop-edit.ts';
import type { Translation } from '../translation.ts';

export const shopEdit: Translation<typeof en> = {
  'shopEdit.nameFree': 'Este nombre está libre',
  'shopEdit.nameTaken': 'Otra tienda se llama así',
  'shopEdit.nameRefused': 'Este nombre está reservado al propio mercado',
  'shopEdit.namesRefused': 'Otra tienda tiene este nombre o esta dirección. Elige arriba otra cosa.',
  'shopEdit.address': 'Su dirección:',
  'shopEdit.changeAddress': 'Cambiar',
  'shopEdit.addressLabel': 'Dirección web',
  'shopEdit.addressHint':
    'De la a a la z, cifras y guiones. Los enlaces a una dirección anterior dejan de funcionar.',
  'shopEdit.slugRule': 'Al menos tres: de la a a la z, cifras y guiones sueltos',
  'shopEdit.slugFree': 'Esta dirección está libre',
  'shopEdit.slugTaken': 'Otra tienda tiene esta dirección',
  'shopEdit.slugRefused': 'Esta dirección no se puede usar',
  'shopEdit.takeSlug': 'Usar «{slug}»',
  'shopEdit.timeZoneHint': 'Para las horas de directos y eventos.',
  'shopEdit.opened': '{name} está abierta',
  'shopEdit.conflict': 'Mientras tanto, la tienda se cambió en otro sitio.',
  'shopEdit.conflictNote': 'No se ha sobrescrito nada. Lo que has escrito sigue aquí.',
  'shopEdit.takeTheirs': 'Ver lo que hay ahora',
  'shopEdit.keepMine': 'Guardar lo mío encima',
  'shopEdit.closeTitle': 'Cerrar la tienda',
  'shopEdit.closeNote':
    'Una tienda cerrada y todo lo que hay en ella solo lo ves tú. No se borra nada y puedes reabrirla cuando quieras.',
  'shopEdit.close': 'Cerrar la tienda',
  'shopEdit.closeAsk': '¿Cerrar {name}?',
  'shopEdit.closeMeans':
    'Tus productos, tus eventos y la página de la tienda desaparecen al momento. Los seguidores se quedan.',
  'shopEdit.stayOpen': 'Seguir abierta',
  'shopEdit.closed': 'La tienda está cerrada',
  'shopEdit.closedOwn': 'Tu tienda está cerrada: solo tú la ves.',
  'shopEdit.closedStaff': 'Esta tienda está cerrada: solo la ven su dueño y el equipo.',
  'shopEdit.reopen': 'Reabrir',
  'shopEdit.reopened': 'La tienda vuelve a estar abierta',
  'shopEdit.suspendedOwn':
    'Tu tienda está suspendida: nadie más la ve y no se puede cambiar nada en ella. Escribe a soporte para que la revisen.',
  'shopEdit.suspendedStaff': 'Esta tienda está suspendida: solo la ven su dueño y el equipo.',
  'shopEdit.stillOpen': 'Aún queda algo pendiente:',
  'shopEdit.matter.offer_agreed':
    '{count, plural, one {# precio acordado con un comprador, que puede comprar hasta el {until}} other {# precios acordados con compradores, que pueden comprar hasta el {until}}}',
  'shopEdit.matter.offer_countered':
    '{count, plural, one {# contraoferta tuya espera al comprador hasta el {until}} other {# contraofertas tuyas esperan a los compradores hasta el {until}}}',
  'shopEdit.matter.offer_waiting':
    '{count, plural, one {# oferta espera tu respuesta: acéptala o recházala} other {# ofertas esperan tu respuesta: acéptalas o recházalas}}',
  'shopEdit.toOffers': 'Ir a tus ofertas',
  'shopEdit.closedShelf': 'Cerrada por ahora',
  'shopEdit.closedShelfOwn':
    '{count, plural, =0 {Nadie más verá esta página hasta que reabras.} one {Tu producto está a salvo y volverá a la venta en cuanto reabras.} other {Tus # productos están a salvo y volverán a la venta en cuanto reabras.}}',
  'shopEdit.closedShelfNote':
    '{count, plural, =0 {Nadie más ve esta página.} one {Su producto no lo ve nadie.} other {Sus # productos no los ve nadie.}}',
  'shopEdit.matter.auction_running':
    '{count, plural, one {# subasta en marcha} other {# subastas en marcha}}',
  'shopEdit.matter.show_on_air': '{count, plural, one {# directo en emisión} other {# directos en emisión}}',
  'shopEdit.matter.show_scheduled':
    '{count, plural, one {# directo programado} other {# directos programados}}',
  'shopEdit.matter.tickets_sold':
    '{count, plural, one {# evento próximo con entradas vendidas} other {# eventos próximos con entradas vendidas}}',
  'shopEdit.start': 'Antes de la primera venta',
  'shopEdit.startNote': 'Esto solo lo ves tú.',
  'shopEdit.step.look': 'Logotipo y portada',
  'shopEdit.stepNote.look': 'Para que te reconozcan',
  'shopEdit.step.shipping': 'Envíos',
  'shopEdit.stepNote.shipping': 'Cuánto cuesta un paquete y adónde llega',
  'shopEdit.step.product': 'El primer producto',
  'shopEdit.stepNote.product': 'Fotos, un precio y cuántos hay',
  'shopEdit.stepDone': 'Hecho',
  'shopEdit.bareShelf': 'Aún no hay nada',
  'shopEdit.bareShelfNote': 'Tu primer producto puede estar aquí en dos minutos.',
  'error.have_shop': 'Ya tienes una tienda.',
  'error.have_shop.next': 'Cada persona tiene una. La tuya está en el menú.',
  'error.shop_suspended': 'Esta tienda está suspendida.',
  'error.shop_suspended.next': 'Escribe a soporte para que la revisen.',
  'error.open_orders': 'La tienda aún debe algo a otras personas.',
  'error.open_orders.next': 'Termínalo o cancélalo antes.',
  'error.too_many_shipping_profiles': 'Una tienda guarda hasta 20 perfiles de envío.',
  'error.too_many_shipping_profiles.next': 'Elimina uno antes.',
  'error.too_many_shipping_methods': 'Un perfil tiene hasta 20 métodos.',
  'error.too_many_shipping_methods.next': 'Elimina uno antes.',
  'error.default_profile': 'El perfil predeterminado se queda.',
  'error.default_profile.next': 'Elige antes otro predeterminado.',
};
