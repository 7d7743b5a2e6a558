import { z } from 'zod';

interface JsonSchema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  format?: string;
  minLength?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  minItems?: number;
  items?: JsonSchema;
  required?: string[];
  properties?: Record<string, JsonSchema>;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
}

/** What a schema might take: enough to reach the use case behind it, where no rule of its own stands before. */
export function sampleOf(schema: z.ZodType, idFor: (field: string) => string): unknown {
  // Without the names that schemas have in the API's document, so that each is spelled out.
  const json = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    metadata: z.registry(),
  }) as JsonSchema;
  return sample(json, '', idFor);
}

function sample(schema: JsonSchema, field: string, idFor: (field: string) => string): unknown {
  const one = (part: JsonSchema | undefined, name = field) => sample(part ?? {}, name, idFor);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return one(choices[0]);
  if (schema.type === 'object') {
    const names = Object.keys(schema.properties ?? {});
    const wanted = schema.required?.length ? schema.required : names;
    return Object.fromEntries(wanted.map((name) => [name, one(schema.properties?.[name], name)]));
  }
  if (schema.type === 'array') return Array.from({ length: schema.minItems ?? 1 }, () => one(schema.items));
  if (schema.type === 'integer' || schema.type === 'number')
    return Math.max(schema.minimum ?? 1, (schema.exclusiveMinimum ?? 0) + 1);
  if (schema.type === 'boolean') return true;
  if (schema.format === 'uuid') return idFor(field);
  if (schema.format === 'date-time') return '2027-01-31T18:30:00Z';
  if (schema.format === 'email') return 'nour@mail.example';
  return 'x'.repeat(Math.max(schema.minLength ?? 1, 3));
}
