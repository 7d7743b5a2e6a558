import createBidi from 'bidi-js';
import type { Face, Weight } from './faces.ts';

/** A piece of a line whose letters are of one face and run one way, as they stand from left to right. */
export interface Run {
  face: Face;
  weight: Weight;
  glyphs: PlacedGlyph[];
  /** Nobody has its letters: boxes stand for them. */
  isUnknown: boolean;
}

/** What is drawn for one or more letters: one outline, or several such as a letter with its dots. In units of its face. */
export interface PlacedGlyph {
  parts: Array<{ id: number; x: number; y: number }>;
  text: string;
  advance: number;
}

export interface Line {
  runs: Run[];
  /** In sizes of the letters. */
  width: number;
}

export type Direction = 'ltr' | 'rtl';

const bidi = createBidi();
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** They say how others run and are not seen themselves. */
const unseen = /^[\u200e\u200f\u202a-\u202e\u2066-\u2069]$/;

/** One line of text in the order in which it is seen. What no face has is drawn as a box, and can be copied all the same. */
export function shapeLine(
  faces: readonly Face[],
  text: string,
  { weight, direction }: { weight: Weight; direction: Direction },
): Line {
  const { levels } = bidi.getEmbeddingLevels(text, direction);
  const parts: Part[] = [];
  for (const { segment, index } of graphemes.segment(text)) {
    if (unseen.test(segment)) continue;
    const level = levels[index] ?? 0;
    const before = parts.at(-1);
    const face = faceFor(faces, segment, before?.face);
    if (before && before.level === level && before.face === face && before.end === index) {
      before.text += segment;
      before.end += segment.length;
    } else parts.push({ text: segment, level, face, end: index + segment.length });
  }
  const fallback = faces[0];
  if (!fallback) throw new Error('there is no face to write with');
  const runs = inSeenOrder(parts).map((part) => shapeRun(part, part.face ?? fallback, weight));
  return { runs, width: runs.reduce((sum, run) => sum + widthOf(run), 0) };
}

interface Part {
  text: string;
  level: number;
  /** None where nobody has its letters. */
  face: Face | undefined;
  end: number;
}

/**
 * The first face with all of a letter and its marks; what stands between words stays with the word before.
 */
function faceFor(faces: readonly Face[], letter: string, before: Face | undefined): Face | undefined {
  const codes = [...letter].map((one) => one.codePointAt(0) ?? 0);
  const has = (face: Face) => codes.every((code) => face.letters.has(code) || code === 0x200d);
  if (before && /^\p{White_Space}$/u.test(letter) && has(before)) return before;
  return faces.find(has);
}

/** Unicode's rule L2: from the deepest level up, what runs from right to left is turned around. */
function inSeenOrder(parts: readonly Part[]): Part[] {
  const seen = [...parts];
  const deepest = seen.reduce((most, { level }) => Math.max(most, level), 0);
  for (let level = deepest; level > 0; level -= 1) {
    for (let from = 0; from < seen.length; from += 1) {
      let to = from;
      while ((seen[to]?.level ?? -1) >= level) to += 1;
      if (to > from + 1) seen.splice(from, to - from, ...seen.slice(from, to).reverse());
      from = to;
    }
  }
  return seen;
}

function shapeRun({ text, level, face: own }: Part, face: Face, weight: Weight): Run {
  if (!own) {
    const boxes = boxesFor(text, face, weight);
    return { face, weight, glyphs: level % 2 === 1 ? boxes.reverse() : boxes, isUnknown: true };
  }
  const { shaper, fonts } = face;
  const buffer = new shaper.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  buffer.setDirection(level % 2 === 1 ? shaper.Direction.RTL : shaper.Direction.LTR);
  shaper.shape(fonts[weight], buffer);
  const shaped = buffer.getGlyphInfosAndPositions();
  const starts = [...new Set(shaped.map(({ cluster }) => cluster))].sort((a, b) => a - b);
  const glyphs: PlacedGlyph[] = [];
  let cluster = -1;
  for (const { codepoint: id, cluster: from, xAdvance = 0, xOffset = 0, yOffset = 0 } of shaped) {
    if (from !== cluster) {
      const end = starts[starts.indexOf(from) + 1] ?? text.length;
      glyphs.push({ parts: [], text: text.slice(from, end), advance: 0 });
      cluster = from;
    }
    const glyph = glyphs.at(-1);
    if (!glyph) continue;
    glyph.parts.push({ id, x: glyph.advance + xOffset, y: yOffset });
    glyph.advance += xAdvance;
  }
  return { face, weight, glyphs, isUnknown: false };
}

/** The first glyph of every font stands for what it does not have. */
function boxesFor(text: string, face: Face, weight: Weight): PlacedGlyph[] {
  const advance = face.fonts[weight].glyphHAdvance(0);
  return [...graphemes.segment(text)].map(({ segment }) => ({
    parts: [{ id: 0, x: 0, y: 0 }],
    text: segment,
    advance,
  }));
}

const widthOf = ({ face, glyphs }: Run): number =>
  glyphs.reduce((sum, { advance }) => sum + advance, 0) / face.unitsPerEm;
