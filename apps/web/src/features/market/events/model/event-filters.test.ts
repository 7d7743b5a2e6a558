import { expect, test } from 'vitest';
import { eventFiltersOf, spanOf } from './event-filters.ts';

const lisbon = { timeZone: 'Europe/Lisbon' };
const at = (iso: string) => ({ ...lisbon, now: Date.parse(iso) });

test('the filters of the events page stand in its address, and nonsense is none', () => {
  expect(eventFiltersOf({ tab: 'events', when: 'weekend', city: ' Porto ' })).toEqual({
    when: 'weekend',
    city: 'Porto',
    online: undefined,
  });
  expect(eventFiltersOf({ when: 'never', online: 'yes', city: '' })).toEqual({});
  expect(eventFiltersOf({ online: 'true', city: 'Porto' })).toEqual({ online: true });
});

test('today ends at the midnight of the reader, not at that of Greenwich', () => {
  const inTokyo = { timeZone: 'Asia/Tokyo', now: Date.parse('2026-11-22T16:00Z') };
  expect(spanOf({ when: 'today' }, inTokyo)).toMatchObject({ to: '2026-11-23T15:00:00.000Z' });
  expect(spanOf({ when: 'today' }, at('2026-11-22T16:00Z'))).toMatchObject({
    to: '2026-11-23T00:00:00.000Z',
  });
});

test.each([
  ['a Monday', '2026-11-23T10:00Z', '2026-11-28T00:00:00.000Z', '2026-11-30T00:00:00.000Z'],
  ['a Friday', '2026-11-27T10:00Z', '2026-11-28T00:00:00.000Z', '2026-11-30T00:00:00.000Z'],
  ['a Saturday', '2026-11-28T10:00Z', undefined, '2026-11-30T00:00:00.000Z'],
  ['a Sunday', '2026-11-29T10:00Z', undefined, '2026-11-30T00:00:00.000Z'],
])('on %s this weekend is the one to come, or what is left of it', (_, now, from, to) => {
  expect(spanOf({ when: 'weekend' }, at(now))).toMatchObject({ from, to });
});
