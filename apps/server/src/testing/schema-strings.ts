import { z } from 'zod';

/** Every text that a schema reads, as the schema that reads it; what is made of others is gone into. */
export function stringsIn(schema: z.ZodType, path = ''): { path: string; leaf: z.ZodType }[] {
  const def = schema.def as unknown as Record<string, unknown> & { type: string };
  const into = (part: unknown, name = '') =>
    part instanceof z.ZodType ? stringsIn(part, name ? `${path}.${name}` : path) : [];
  switch (def.type) {
    case 'string':
      return [{ path, leaf: schema }];
    case 'object':
      return Object.entries(def.shape as Record<string, unknown>).flatMap(([name, part]) => into(part, name));
    case 'array':
      return into(def.element, '[]');
    case 'record':
      return [...into(def.keyType, '{}'), ...into(def.valueType, '*')];
    case 'union':
      return (def.options as unknown[]).flatMap((part) => into(part));
    case 'pipe':
      return [...into(def.in), ...into(def.out)];
    default:
      return into(def.innerType);
  }
}
