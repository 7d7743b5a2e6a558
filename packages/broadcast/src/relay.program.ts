import { type RelayNote, type RelaySettings, startRelay } from './start-relay.ts';

// The relay as a process of its own, so that nothing in it, its native part least of all, can take the market along.
// It is started with its settings as JSON in the variable RELAY.
const settings: RelaySettings = JSON.parse(process.env.RELAY ?? '{}');
// The market hears them at once; what is written to it is read when this has ended.
const tell = (note: RelayNote) => void process.send?.(note, () => undefined);
const relay = await startRelay(settings, process.send && tell);

const stop = async () => {
  await relay.close();
  process.exit(0);
};
// It ends with the market, however that ends.
process.on('disconnect', () => void stop());
// A Ctrl-C, or a stop of the whole service, is for the market, which then ends this.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.send?.({ url: relay.url });
