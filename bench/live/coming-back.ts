import { setTimeout as pause } from 'node:timers/promises';
import { atMost, type Bar } from '../bars.ts';
import { gather } from './crowd.ts';
import { startProgram } from './program.ts';
import { helloOf, listenTo } from './room.ts';
import { liveSpeakers } from './speakers.ts';

const perSecond = 20;
const SECONDS = 15;
const DROP_AFTER_MS = 2_000;

/** 2 000 sockets are cut at once while people go on talking. */
export async function measureComingBack(database: string): Promise<Bar[]> {
  await using server = startProgram('./live-server.ts', [database]);
  const port = await server.ask<number>('listen');
  const room = 'coming-back';
  await using crowd = await gather({ port, frames: [helloOf(null), listenTo(room)], returns: true });
  // The speakers are on a server that nothing happens to.
  await using other = startProgram('./live-server.ts', [database]);
  using speakers = await liveSpeakers(await other.ask<number>('listen'), room);
  const messages = perSecond * SECONDS;
  await crowd.begin(messages);
  const said = speakers.say(messages, perSecond);
  await pause(DROP_AFTER_MS);
  const dropped = Date.now();
  await server.ask('drop');
  const back = (await crowd.back()) - dropped;
  await said;
  const { lost, doubled } = await crowd.all(30_000);
  return [
    atMost('2 000 dropped at once are all back', back / 1_000, 10, 's'),
    atMost('messages lost on the way', lost, 0),
    atMost('messages told twice', doubled, 0),
  ];
}
