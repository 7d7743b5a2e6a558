import { en } from '@souk/shared/languages/messages/en/index.ts';
import { describe, expect, test } from 'vitest';
import {
  atLeast,
  atMost,
  dayBetween,
  emailShaped,
  filled,
  firstProblem,
  isEmpty,
  matching,
  numberBetween,
  type Rule,
} from './rules.ts';

const required = en['ui.required'];

describe('what a field says', () => {
  test('a required field without rules says Required while it is empty', () => {
    expect(firstProblem('', { required: true }, required)).toBe('Required');
    expect(firstProblem('   ', { required: true }, required)).toBe('Required');
    expect(firstProblem('Porto', { required: true }, required)).toBeNull();
  });

  test('an optional field without rules has nothing to say', () => {
    expect(firstProblem('', {}, required)).toBeNull();
    expect(firstProblem('', { rules: [], required: false }, required)).toBeNull();
  });

  test('an empty list of rules counts as no rules', () => {
    expect(firstProblem('', { rules: [], required: true }, required)).toBe('Required');
  });

  test('with rules the first that fails speaks, and later ones are not asked', () => {
    const asked: string[] = [];
    const rule =
      (name: string, verdict: true | string): Rule =>
      () => {
        asked.push(name);
        return verdict;
      };
    const rules = [rule('one', true), rule('two', 'Second says no'), rule('three', 'Third says no')];
    expect(firstProblem('x', { rules }, required)).toBe('Second says no');
    expect(asked).toEqual(['one', 'two']);
  });

  test('with rules the required flag leaves the words to them', () => {
    expect(firstProblem('', { required: true, rules: [filled('Name your shop')] }, required)).toBe(
      'Name your shop',
    );
    expect(firstProblem('', { required: true, rules: [() => true] }, required)).toBeNull();
  });

  test('all rules passing leaves nothing to say', () => {
    expect(firstProblem('abc', { rules: [() => true, () => true] }, required)).toBeNull();
  });

  test('an empty message from a rule is still a failure', () => {
    expect(firstProblem('abc', { rules: [() => ''] }, required)).toBe('');
  });
});

describe('what counts as empty', () => {
  test.each([
    ['nothing', null, true],
    ['undefined', undefined, true],
    ['blanks', ' \t\n', true],
    ['an empty list', [], true],
    ['zero', 0, false],
    ['false', false, false],
    ['a list of one', ['a'], false],
  ])('%s', (_name, value, empty) => {
    expect(isEmpty(value)).toBe(empty);
  });
});

describe('rule by rule', () => {
  test('filled refuses what is empty', () => {
    expect(filled('no')('')).toBe('no');
    expect(filled('no')('a')).toBe(true);
  });

  test('atLeast counts letters as people do and lets empty pass', () => {
    const rule = atLeast(3, 'too short');
    expect(rule('')).toBe(true);
    expect(rule('ab')).toBe('too short');
    expect(rule('abc')).toBe(true);
    expect(rule('🏺🏺')).toBe('too short');
  });

  test('atMost allows exactly its length', () => {
    const rule = atMost(3, 'too long');
    expect(rule('abc')).toBe(true);
    expect(rule('abcd')).toBe('too long');
    expect(rule('🏺🏺🏺')).toBe(true);
  });

  test('matching gives the same answer twice, even for a global pattern', () => {
    const rule = matching(/^\d{5}$/g, '5 digits, for example 11238');
    expect(rule('11238')).toBe(true);
    expect(rule('11238')).toBe(true);
    expect(rule('1123')).toBe('5 digits, for example 11238');
    expect(rule('')).toBe(true);
  });

  test.each([
    ['maya@mail.com', true],
    ['maya.o+souk@mail.co.uk', true],
    ['maya@mail', 'not an address'],
    ['maya mail@x.com', 'not an address'],
    ['@mail.com', 'not an address'],
    ['', true],
  ])('emailShaped judges %j', (value, verdict) => {
    expect(emailShaped('not an address')(value)).toBe(verdict);
  });

  test('numberBetween includes both ends and refuses words', () => {
    const rule = numberBetween(5, 300, 'from 5 to 300');
    expect(rule('5')).toBe(true);
    expect(rule('300')).toBe(true);
    expect(rule('4.99')).toBe('from 5 to 300');
    expect(rule('301')).toBe('from 5 to 300');
    expect(rule('ten')).toBe('from 5 to 300');
    expect(rule('')).toBe(true);
  });

  test('dayBetween includes both days and takes open ends', () => {
    expect(dayBetween('2026-11-20', '2026-11-27', 'no')('2026-11-20')).toBe(true);
    expect(dayBetween('2026-11-20', '2026-11-27', 'no')('2026-11-27')).toBe(true);
    expect(dayBetween('2026-11-20', null, 'no')('2026-11-19')).toBe('no');
    expect(dayBetween(null, '2026-11-27', 'no')('2026-12-01')).toBe('no');
    expect(dayBetween(null, null, 'no')('1999-01-01')).toBe(true);
  });
});
