import fp from 'fastify-plugin';
import { isForThisMachine } from './this-machine.ts';

/**
 * For a market that is meant for this machine alone: who comes through a proxy or a tunnel, or by a name that was only
 * lately given to this machine, is told so and no more.
 */
export const thisMachineOnly = fp(
  async (app) => {
    app.addHook('onRequest', (request, reply, done) => {
      if (isForThisMachine(request.headers)) return done();
      reply.code(403).type('text/plain; charset=utf-8').serializer(String).send(told);
    });
  },
  { name: 'this-machine-only' },
);

const told =
  'This market shows its demo world to the machine it runs on, at localhost. Start it with SOUK_OPEN_DEMO=1 to show it to others.\n';
