import { hash } from './random.ts';
import { createBrush } from './scene/brush.ts';
import { drawHands, type Hold } from './scene/hands.ts';
import { drawHost } from './scene/host.ts';
import { paints } from './scene/paints.ts';
import { drawRoom } from './scene/room.ts';
import { drawTable, drawThings } from './scene/table.ts';

export interface SceneRecipe {
  /** What the host holds up. */
  hold?: Hold;
  /** Without a host: the table before or after the show. */
  host?: boolean;
  /** Softens the whole picture, for use behind text. */
  blur?: number;
  /** Opacity of a dark layer over it. */
  dim?: number;
}

/** The demo show's stage, 390 × 844: a potter at her table by lantern light. */
export function scene({ hold = 'bowl', host = true, blur = 0, dim = 0 }: SceneRecipe = {}): string {
  const brush = createBrush(`w${hash(JSON.stringify([hold, host, blur, dim])).toString(36)}_`);
  const art =
    drawRoom(brush) +
    (host ? drawHost(brush) : '') +
    drawTable(brush) +
    (host ? drawHands(brush, hold) : '') +
    drawThings(brush, host) +
    `<rect width="390" height="844" fill="${brush.paint('vignette')}"/>` +
    (dim ? `<rect width="390" height="844" fill="#0c0604" opacity="${dim}"/>` : '');
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 390 844" width="390" height="844" ' +
    `preserveAspectRatio="xMidYMid slice" role="img" aria-label="live show"><defs>${paints(brush, blur)}</defs>` +
    `<g${blur ? ` filter="${brush.paint('whole')}"` : ''}>${art}</g></svg>`
  );
}
