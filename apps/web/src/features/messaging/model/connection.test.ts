import { expect, test } from 'vitest';
import { type Connection, type ConnectionChange, connectionAfter, fine } from './connection.ts';

const after = (...changes: ConnectionChange[]) =>
  changes.reduce<Connection>((connection, change) => connectionAfter(connection, change), fine);

test('whoever wrote without a connection is told how many messages go out when it is back', () => {
  const offline = { online: false, pending: 3 };
  expect(after(offline)).toEqual({ kind: 'offline' });
  expect(after(offline, { online: true, pending: 3 })).toEqual({ kind: 'back', sending: 3 });
});

test('the number stays while they go out, and the bar goes when it was seen', () => {
  const back: ConnectionChange[] = [
    { online: false, pending: 2 },
    { online: true, pending: 2 },
    { online: true, pending: 1 },
    { online: true, pending: 0 },
  ];
  expect(after(...back)).toEqual({ kind: 'back', sending: 2 });
  expect(after(...back, 'seen')).toEqual(fine);
});

test('nobody is told of a connection that came back with nothing to send', () => {
  expect(after({ online: false, pending: 0 }, { online: true, pending: 0 })).toEqual(fine);
  expect(after({ online: true, pending: 1 })).toEqual(fine);
});
