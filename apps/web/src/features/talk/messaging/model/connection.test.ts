import { expect, test } from 'vitest';
import { type Connection, type ConnectionChange, connectionAfter, fine } from './connection.ts';

const after = (...changes: ConnectionChange[]) =>
  changes.reduce<Connection>((connection, change) => connectionAfter(connection, change), fine);

test('whoever wrote without a connection is told how many messages go out when it is back', () => {
  const offline: ConnectionChange = { broken: 'offline', pending: 3 };
  expect(after(offline)).toEqual({ kind: 'offline' });
  expect(after(offline, { broken: null, pending: 3 })).toEqual({ kind: 'back', sending: 3 });
});

test('the number stays while they go out, and the bar goes when it was seen', () => {
  const back: ConnectionChange[] = [
    { broken: 'offline', pending: 2 },
    { broken: null, pending: 2 },
    { broken: null, pending: 1 },
    { broken: null, pending: 0 },
  ];
  expect(after(...back)).toEqual({ kind: 'back', sending: 2 });
  expect(after(...back, 'seen')).toEqual(fine);
});

test('nobody is told of a connection that came back with nothing to send', () => {
  expect(after({ broken: 'reconnecting', pending: 0 }, { broken: null, pending: 0 })).toEqual(fine);
  expect(after({ broken: null, pending: 1 })).toEqual(fine);
});

test('whoever is signed out while offline is told that, and nothing more of the network', () => {
  expect(after({ broken: 'offline', pending: 1 }, { broken: 'signed-out', pending: 1 })).toEqual({
    kind: 'signed-out',
  });
});
