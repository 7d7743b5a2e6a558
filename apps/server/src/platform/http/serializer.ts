import { isDeepStrictEqual } from 'node:util';
import type { FastifySerializerCompiler } from 'fastify';
import type { z } from 'zod';

/** Presenters list their fields, so in service an answer is written as it is. */
export const plainSerializer: FastifySerializerCompiler<z.ZodType> = () => JSON.stringify;

/** In tests an answer must be exactly what its schema says: a missing, wrong or undeclared field is an error. */
export const strictSerializer: FastifySerializerCompiler<z.ZodType> = ({ schema, method, url }) => {
  return (answer) => {
    const text = JSON.stringify(answer);
    const onTheWire: unknown = JSON.parse(text);
    const parsed = schema.safeParse(onTheWire);
    if (!parsed.success) throw new AnswerMismatch(`${method} ${url}: ${parsed.error.message}`);
    if (!isDeepStrictEqual(parsed.data, onTheWire)) {
      throw new AnswerMismatch(`${method} ${url} answers fields its schema does not declare: ${text}`);
    }
    return text;
  };
};

class AnswerMismatch extends Error {
  override readonly name = 'AnswerMismatch';
}
