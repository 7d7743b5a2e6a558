import type { showReport as en } from '../en/show-report.ts';
import type { Translation } from '../translation.ts';

/** What came of a show, for its host. */
export const showReport: Translation<typeof en> = {
  'showReport.title': 'Informe del directo',
  'showReport.toShow': 'Volver al directo',
  'showReport.csv': 'Descargar CSV',
  'showReport.open': 'Informe',
  'showReport.sum.peak': 'Máximo de espectadores a la vez',
  'showReport.sum.average': 'Espectadores en promedio',
  'showReport.sum.messages': 'Mensajes',
  'showReport.sum.follows': 'Nuevos seguidores',
  'showReport.sum.lots': 'Lotes vendidos',
  'showReport.sum.pieces': 'Artículos a precio fijo',
  'showReport.sum.sales': 'Ventas',
  'showReport.sum.tips': 'Propinas',
  'showReport.soon': 'El gráfico empieza a los dos minutos.',
  'showReport.shown': 'Mostrar en el gráfico',
  'showReport.byMinute': 'Minuto a minuto',
  'showReport.minute': 'Minuto',
  'showReport.viewers': 'Espectadores',
  'showReport.messages': 'Mensajes',
  'showReport.follows': 'Seguidores',
  'showReport.lots': 'Lotes',
  'showReport.pieces': 'Precio fijo',
  'showReport.sales': 'Ventas',
  'showReport.tips': 'Propinas',
  'showReport.coHosts': 'Ventas de copresentadores',
  'showReport.coHostsNote':
    'Lo que subastaron, tal como lo vio todo el mundo. El dinero es suyo y no cuenta en tus cifras.',
  'showReport.shop': 'Tienda',
  'showReport.lotsOf': 'Lotes: {shop}',
  'showReport.salesOf': 'Ventas: {shop}',
};
