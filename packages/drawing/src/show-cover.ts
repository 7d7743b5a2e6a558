import { floor, wall } from './backdrop.ts';
import { distance, lightness } from './colour.ts';
import { tenth } from './geometry.ts';
import { createPen } from './pen.ts';
import { drawPerson, type Person, personFrom, TORSO } from './person.ts';
import { picture } from './picture.ts';
import { place } from './placing.ts';
import { hash, type Seed } from './random.ts';
import { type ResolvedStill, resolveStill, type StillRecipe } from './recipe.ts';
import { roomForHost } from './rooms.ts';

/** A product as in its own picture, and the person who shows it: the seed of their portrait. */
export interface CoverRecipe extends StillRecipe {
  host: Seed;
}

/** A show's poster: the host behind a table, the product large in front; the table below leaves room for words. */
export function showCover({ host, width = 360, height = 640, ...recipe }: CoverRecipe): string {
  const shown = resolveStill(recipe);
  const person = dressedFor(shown, personFrom(host));
  const room = recipe.room ?? roomForHost(person, shown, host);
  const product = resolveStill({ ...recipe, width, height, room });
  const id = `c${hash(`${host}|${product.id}`).toString(36)}`;
  const layout = layOut(product);
  const stage = { width, height, horizon: layout.horizon, cx: width / 2, side: product.side };
  const figure = standing(id, person, product, layout);
  const goods = presented(id, product, layout);
  const table = floor(product.room, stage, Math.min(width, height));
  const body = product.drawing.hangs
    ? goods.shadow + goods.art + figure.shadow + figure.art + table
    : figure.shadow + figure.art + goods.shadowOnChest + table + goods.shadow + goods.art;
  return picture({
    id,
    width,
    height,
    label: product.kind,
    defs: figure.defs + goods.defs,
    body: wall(product.room, product.backdrop, stage) + body,
  });
}

/** A host in the product's colours wears the other one of their two, if that lets the product show. */
function dressedFor({ palette }: ResolvedStill, person: Person): Person {
  const { hero, partner, spark } = palette;
  const clear = (cloth: string) =>
    Math.min(...[hero, partner, spark].map((colour) => distance(cloth, colour)));
  const clashes = clear(person.cloth) < 0.14 && clear(person.scarf) > clear(person.cloth);
  return clashes ? { ...person, cloth: person.scarf, scarf: person.cloth } : person;
}

interface Spot {
  x: number;
  y: number;
  scale: number;
}

interface Layout {
  horizon: number;
  host: Spot;
  goods: Spot;
}

/** Wide things stand before the chest; tall ones further front to the right, and the host makes room. */
function layOut({ drawing, width, height }: ResolvedStill): Layout {
  const unit = Math.min(width, (height * 9) / 16);
  if (drawing.hangs) {
    return {
      horizon: height * 0.6,
      host: { x: width * 0.38, y: height * 0.34, scale: unit * 0.0041 },
      goods: { x: width * 0.71, y: height * 0.5, scale: (height * 0.44) / drawing.height },
    };
  }
  if (drawing.width > drawing.height * 1.1) {
    const scale = Math.min((unit * 0.66) / drawing.width, (height * 0.26) / drawing.height);
    return {
      horizon: height * 0.57,
      host: { x: width * 0.48, y: height * 0.32, scale: unit * 0.0041 },
      goods: { x: width * 0.54, y: height * 0.68, scale },
    };
  }
  const scale = Math.min((unit * 0.46) / drawing.width, (height * 0.34) / drawing.height);
  return {
    horizon: height * 0.64,
    host: { x: width * 0.42, y: height * 0.375, scale: unit * 0.0039 },
    goods: { x: width * 0.68, y: height * 0.765, scale },
  };
}

function standing(id: string, person: Person, { room }: ResolvedStill, { host }: Layout) {
  const pen = createPen(person.palette, `${id}h`, hash(id));
  const art = drawPerson(pen, person);
  const shade = pen.silhouette(room.dark, () => drawPerson(pen, person));
  const opacity = lightness(room.wall) < 0.5 ? 0.3 : 0.12;
  const clip = `<clipPath id="${id}c"><path transform="${transform(host)}" d="${TORSO}"/></clipPath>`;
  return {
    art: `<g transform="${transform(host)}">${art}</g>`,
    shadow:
      `<g transform="${transform(host)}"><g filter="url(#${id}b)" opacity="${opacity}">` +
      `<g transform="translate(15 9)">${shade}</g></g></g>`,
    defs: pen.defs + clip,
  };
}

function presented(id: string, product: ResolvedStill, { goods, horizon }: Layout) {
  const { drawing, palette, room, objectSeed, variant } = product;
  const pen = createPen(palette, `${id}o`, objectSeed);
  const placed = place({
    pen,
    id: `${id}o`,
    pictureId: id,
    room,
    draw: () => drawing.draw(pen, variant),
    ...goods,
    height: drawing.height,
    depth: goods.y - horizon,
    hangs: drawing.hangs,
    tableOnly: true,
  });
  return {
    ...placed,
    shadowOnChest:
      `<g clip-path="url(#${id}c)"><g transform="${transform(goods)}"><g filter="url(#${id}b)" opacity=".3">` +
      `<g transform="translate(16 -4)"><use href="#${id}oz"/></g></g></g></g>`,
    defs: pen.defs,
  };
}

function transform({ x, y, scale }: Spot): string {
  return `translate(${tenth(x)} ${tenth(y)}) scale(${scale.toFixed(4)})`;
}
