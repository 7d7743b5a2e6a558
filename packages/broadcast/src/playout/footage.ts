/**
 * A drawn show, encoded: H.264 slices that are put together to pictures while they are sent. The upper slice is the host,
 * who moves; below lie what is sold at the moment and what is in front of it, which do not.
 */
export interface Footage {
  /** Parameters of the sequence and of its pictures. */
  parameters: readonly [sequence: Buffer, picture: Buffer];
  /** The host at rest, with which each take begins, and which refers to nothing. */
  rest: Buffer;
  /** What hosts do: a slice for each picture after the first. */
  takes: ReadonlyMap<string, readonly Buffer[]>;
  /** What may lie on the table, by name. */
  lots: ReadonlyMap<string, Buffer>;
  front: Buffer;
  /** Table and front once more as they were, for each picture after the first. */
  still: readonly Buffer[];
}

type Entry = [name: string, bytes: number];

/** A line that lists the parts, then the parts. */
export function writeFootage({ parameters, rest, takes, lots, front, still }: Footage): Buffer {
  const parts: [name: string, bytes: Buffer][] = [
    ['sequence', parameters[0]],
    ['picture', parameters[1]],
    ['rest', rest],
    ['front', front],
    ...still.map((slice): [string, Buffer] => ['still', slice]),
    ...[...lots].map(([name, slice]): [string, Buffer] => [`lot ${name}`, slice]),
    ...[...takes].flatMap(([name, slices]) =>
      slices.map((slice): [string, Buffer] => [`take ${name}`, slice]),
    ),
  ];
  const list: Entry[] = parts.map(([name, bytes]) => [name, bytes.length]);
  return Buffer.concat([Buffer.from(`${JSON.stringify(list)}\n`), ...parts.map(([, bytes]) => bytes)]);
}

export function readFootage(bytes: Buffer): Footage {
  const end = bytes.indexOf('\n');
  const list = JSON.parse(bytes.toString('utf8', 0, end)) as Entry[];
  const parts = new Map<string, Buffer[]>();
  let at = end + 1;
  for (const [name, length] of list) {
    const same = parts.get(name) ?? [];
    same.push(bytes.subarray(at, at + length));
    parts.set(name, same);
    at += length;
  }
  const only = (name: string) => {
    const [part] = parts.get(name) ?? [];
    if (!part) throw new Error(`footage without its ${name}`);
    return part;
  };
  const named = (kind: string) =>
    [...parts].flatMap(([name, slices]): [string, Buffer[]][] =>
      name.startsWith(`${kind} `) ? [[name.slice(kind.length + 1), slices]] : [],
    );
  return {
    parameters: [only('sequence'), only('picture')],
    rest: only('rest'),
    front: only('front'),
    still: parts.get('still') ?? [],
    lots: new Map(named('lot').map(([name, [slice]]) => [name, slice!])),
    takes: new Map(named('take')),
  };
}
