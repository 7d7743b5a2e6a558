import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

interface Shape {
  required: Set<string>;
  known: Set<string>;
}

/** The fields of every object, as the types of the installed `stripe` package tell them. */
export function stripeShapes(): Map<string, Shape> {
  const folder = join(dirname(fileURLToPath(import.meta.resolve('stripe'))), 'resources');
  const shapes = new Map<string, Shape>();
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.d.ts')))
    for (const [, body = ''] of readFileSync(join(folder, file), 'utf8').matchAll(
      /^export interface \w+ \{\n(.*?)^\}/gms,
    ))
      addShape(shapes, body);
  return shapes;
}

function addShape(shapes: Map<string, Shape>, body: string): void {
  const fields = [...body.matchAll(/^ {4}(\w+)(\??): (.*)$/gm)].map(([, name = '', optional, type = '']) => ({
    name,
    type,
    isRequired: optional === '',
  }));
  const [, object] = /^'(\w+)';$/.exec(fields.find(({ name }) => name === 'object')?.type ?? '') ?? [];
  // Of what was deleted there is next to nothing left.
  const isDeleted = fields.some(({ name, isRequired }) => name === 'deleted' && isRequired);
  if (!object || isDeleted) return;
  shapes.set(object, {
    required: new Set(fields.filter(({ isRequired }) => isRequired).map(({ name }) => name)),
    known: new Set(fields.map(({ name }) => name)),
  });
}

/** What an answer lacks, or has beyond what Stripe has, in it and in all it holds. */
export function differences(shapes: Map<string, Shape>, value: unknown, path = ''): string[] {
  if (Array.isArray(value))
    return value.flatMap((one, index) => differences(shapes, one, `${path}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  const fields = value as Record<string, unknown>;
  const inner = Object.entries(fields).flatMap(([name, field]) =>
    differences(shapes, field, `${path}.${name}`),
  );
  const { object } = fields;
  if (typeof object !== 'string' || object === 'list' || fields.deleted === true) return inner;
  const shape = shapes.get(object);
  if (!shape) return [`${path}: Stripe has no ${object}`, ...inner];
  const names = Object.keys(fields);
  const lacking = [...shape.required].filter((name) => !names.includes(name));
  const beyond = names.filter((name) => !shape.known.has(name));
  return [
    ...lacking.map((name) => `${path} (${object}) lacks ${name}`),
    ...beyond.map((name) => `${path} (${object}) has ${name}, which Stripe has not`),
    ...inner,
  ];
}
