import { expect, test } from 'vitest';
import { pretendsToBeStaff } from './staff-names.ts';

test.each([
  'Souk Support',
  'SOUK',
  'The Souk',
  'souk-support',
  'SoukSupport',
  'S o u k Support',
  'Souk Help Team',
  'Souk Safety – Maya',
  'Support',
  'Official Support',
  'Customer Support Team',
  'Customer Service',
  'Admin',
  'admin 2',
  'Adm1n',
  '4dmin',
  'Αdmіn',
  'Аdmin',
  'Moderator',
  'Sоuk Suppоrt',
  'S0uk Supp0rt',
  'Ａｄｍｉｎ',
  'Ádmin',
  'Soporte técnico',
  'Atención al cliente',
  'Administración',
  'Equipo de Souk',
  'Équipe Souk',
  'Service client',
  'Modérateur',
  'Support du marché',
  'الدعم الفني',
  'فريق Souk',
  'إدارة السوق',
  'ادارة السوق',
  'خدمة العملاء',
  'الدَّعم',
])('%s could be taken for the market', (name) => {
  expect(pretendsToBeStaff(name, 'Souk')).toBe(true);
});

test.each([
  'Maya Chen',
  'Ana Admin',
  'Frank Staff',
  'The Support Band',
  'Soukaina',
  'Safety First',
  'Help Yourself',
  'Team Halden',
  'Market Street Ceramics',
  'Customer',
  'Security Cameras',
  'Service à thé',
  'La Tienda',
  'سوق الورد',
  'متجر الفخار',
  'فريق العمل',
  'Halden & Moor',
  'Amina Haddad',
  '7',
  '陶器',
])('%s is a name like others', (name) => {
  expect(pretendsToBeStaff(name, 'Souk')).toBe(false);
});

test('the market’s own name is kept, whatever it is', () => {
  expect(pretendsToBeStaff('Halden Moor Support', 'Halden & Moor')).toBe(true);
  expect(pretendsToBeStaff('Halden & Moor', 'Halden & Moor')).toBe(true);
  expect(pretendsToBeStaff('Anna Halden', 'Halden & Moor')).toBe(false);
  expect(pretendsToBeStaff('Souk', 'Halden & Moor')).toBe(false);
  expect(pretendsToBeStaff('Nour', '陶')).toBe(false);
});
