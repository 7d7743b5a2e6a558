import { expect, test } from 'vitest';
import { whatToDo } from './what-to-do.ts';

const signature = '-- \nSouk · http://localhost:4000\nSent by Souk.\n';

test('a mail with a code is about its code', () => {
  const body = `Hello Mara,\n\nType this code.\n\n    004217\n\nGood for 10 minutes.\n\n${signature}`;
  expect(whatToDo(body)).toEqual({ code: '004217', link: null });
});

test('a mail with a link is about its link, whatever digits are in it', () => {
  const link = 'http://localhost:4000/login?reset=123456-abc';
  expect(whatToDo(`Hello,\n\nChoose a new password\n${link}\n\n${signature}`)).toEqual({ code: null, link });
});

test('a text message has its code in the sentence', () => {
  expect(whatToDo('331100 هو رمزك في Souk.').code).toBe('331100');
});

test('a mail that only tells something asks for nothing', () => {
  expect(whatToDo(`Hello Mara,\n\nYour password was changed.\n\n${signature}`)).toEqual({
    code: null,
    link: null,
  });
});
