import { expect, test } from 'vitest';
import { readTicketCode, writeTicketCode } from './code.ts';

test('a code is read however it is typed', () => {
  for (const typed of ['7K3D-Q0XM-12ZT', ' 7k3dq0xm12zt ', '7K3D QOXM I2ZT', '7k3d-qoxm-l2zt'])
    expect(readTicketCode(typed)).toBe('7K3DQ0XM12ZT');
  expect(writeTicketCode('7K3DQ0XM12ZT')).toBe('7K3D-Q0XM-12ZT');
});

test('what is no code is not taken for one', () => {
  for (const text of ['', '7K3D', '7K3DQ0XM12ZTA', 'U'.repeat(12), 'https://souk.example', '７K3DQ0XM12ZT'])
    expect(readTicketCode(text)).toBeNull();
});
