import type { auctionTerms as en } from '../en/auction-terms.ts';
import type { Translation } from '../translation.ts';

/** How an auction is set up: what bids go up by, when it begins. */
export const auctionTerms: Translation<typeof en> = {
  'editor.starts': 'Empiezan las pujas',
  'editor.starts.now': 'Al publicarlo',
  'editor.starts.later': 'A una hora fija',
  'editor.startDay': 'Fecha de inicio',
  'editor.startTime': 'Hora de inicio',
  'editor.startPast': 'Elige una hora que aún no haya pasado',
  'editor.startZone':
    'En tu hora, {zone}. Cada comprador la ve en la suya. La duración cuenta desde entonces.',
  'steps.title': 'Incrementos de puja',
  'steps.usual': 'Los habituales',
  'steps.own': 'Los míos',
  'steps.under': '{step} por debajo de {below}',
  'steps.above': 'después, {step}',
  'steps.always': 'Cada puja',
  'steps.from': 'Desde {price}',
  'steps.below': 'Por debajo de',
  'steps.belowRule': 'Más que el tramo anterior',
  'steps.step': 'Sube',
  'steps.add': 'Añadir un tramo',
  'steps.remove': 'Quitar el tramo {number}',
  'auction.startsIn': 'Empieza en',
  'auction.watchNoteWaiting': 'Te avisaremos cuando empiecen las pujas y antes de que terminen.',
};
