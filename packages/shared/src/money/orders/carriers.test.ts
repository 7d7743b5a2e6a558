import { expect, test } from 'vitest';
import { carriers, trackingLink } from './carriers.ts';

test('a parcel is followed on its carrier’s own page, however the two were typed', () => {
  expect(trackingLink({ carrier: ' usps ', number: '9400 1118 9956 3204 77' })).toBe(
    'https://tools.usps.com/go/TrackConfirmAction?tLabels=940011189956320477',
  );
});

test('a carrier that nobody knows, or one named like what every object has, gives no link', () => {
  for (const carrier of ['Uncle Ben’s van', 'constructor', '__proto__', ''])
    expect(trackingLink({ carrier, number: '1' })).toBeNull();
});

test('a number cannot lead anywhere else than to the carrier', () => {
  for (const carrier of carriers) {
    const link = new URL(trackingLink({ carrier, number: '../..//evil.example?x=#@y' }) ?? '');
    expect(link.protocol).toBe('https:');
    expect(link.href).not.toContain('//evil');
  }
});
