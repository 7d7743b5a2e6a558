import type { polls as en } from '../en/polls.ts';
import type { Translation } from '../translation.ts';

/** Polls in the room of a show: asking and voting. */
export const polls: Translation<typeof en> = {
  'error.poll_over': 'Esta encuesta ha terminado.',
  'error.poll_over.next': 'Ya está el resultado.',
  'error.poll_running': 'Hay otra encuesta abierta.',
  'error.poll_running.next': 'Termínala primero o espera a que acabe.',
  'error.own_poll': 'Preguntas tú, así que no puedes votar.',
  'error.own_poll.next': 'Decide la sala.',
  'error.may_not_vote': 'Ahora mismo no puedes votar en esta sala.',
  'error.may_not_vote.next': 'Puedes seguir viendo el directo.',
  'error.too_many_polls': 'Ya son 100 encuestas.',
  'error.too_many_polls.next': 'Guarda las siguientes para otro directo.',
  'poll.add': 'Añadir respuesta',
  'poll.answer': 'Respuesta {number}',
  'poll.ask': 'Preguntar a la sala',
  'poll.changeable': 'Puedes cambiar tu voto hasta que termine.',
  'poll.end': 'Terminar ya',
  'poll.new': 'Nueva encuesta',
  'poll.none': 'Pregunta qué mostrar ahora o qué color gana.',
  'poll.openFor': 'Abierta durante',
  'poll.over': 'Encuesta terminada',
  'poll.question': 'Tu pregunta',
  'poll.remove': 'Quitar la respuesta {number}',
  'poll.title': 'Encuesta',
  'poll.all': 'Encuestas',
  'poll.signIn': 'Inicia sesión para votar',
  'poll.votes': '{count, plural, =0 {sin votos} one {# voto} other {# votos}}',
  'poll.yours': 'tu voto',
};
