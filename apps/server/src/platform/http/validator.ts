import type { FieldProblem } from '@souk/shared/errors.ts';
import type { FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';
import { invalidInput, notFound } from '../errors/failures.ts';
import { plainWords } from './plain-words.ts';

/** Parses input once, at the edge. An address whose parameters cannot be is an address of nothing. */
export const zodValidator: FastifySchemaCompiler<z.ZodType> = ({ schema, httpPart }) => {
  return (input) => {
    const parsed = schema.safeParse(input, { error: plainWords });
    if (parsed.success) return { value: parsed.data };
    if (httpPart === 'params') return { error: notFound('address') };
    return { error: invalidInput(fieldProblems(parsed.error.issues, httpPart ?? 'body')) };
  };
};

function fieldProblems(issues: readonly z.core.$ZodIssue[], whole: string): FieldProblem[] {
  return issues.flatMap((issue) => {
    const path = issue.path.map(String);
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({ field: [...path, key].join('.'), message: 'Is not known here.' }));
    }
    return [{ field: path.join('.') || whole, message: issue.message }];
  });
}
