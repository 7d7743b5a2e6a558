import sharp, { type Sharp } from 'sharp';

export type RasterFormat = 'avif' | 'webp' | 'png';

export interface RasterOptions {
  width: number;
  /** The drawing's own proportions unless told; otherwise it is cropped to fill the box. */
  height?: number;
  format: RasterFormat;
  quality?: number;
}

/** Renders a drawing at exactly the size it will be shown in: it is drawn there, not shrunk. */
export async function rasterise(svg: string, options: RasterOptions): Promise<Buffer> {
  return encode(drawAt(svg, options), options.format, options.quality).toBuffer();
}

/** Flat colours and hard edges: WebP needs 84 to keep thin lines clean, AVIF is as clean at 60. */
const QUALITY: Record<Exclude<RasterFormat, 'png'>, number> = { webp: 84, avif: 60 };

function encode(image: Sharp, format: RasterFormat, quality?: number): Sharp {
  switch (format) {
    case 'webp':
      return image.webp({ quality: quality ?? QUALITY.webp, effort: 2 });
    case 'avif':
      return image.avif({ quality: quality ?? QUALITY.avif, effort: 1, chromaSubsampling: '4:2:0' });
    case 'png':
      return image.png({ compressionLevel: 9 });
  }
}

const ROOT_SIZE = /^(<svg [^>]*?) width="([\d.]+)" height="([\d.]+)"/;

function drawAt(svg: string, { width, height }: { width: number; height?: number }): Sharp {
  const root = ROOT_SIZE.exec(svg);
  if (!root) {
    throw new Error('A drawing starts with an <svg> element that has a width and a height.');
  }
  const [opening, head, ownWidth, ownHeight] = root;
  const drawnHeight = height ?? Math.round((width * Number(ownHeight)) / Number(ownWidth));
  const sized = `${head} width="${width}" height="${drawnHeight}"${svg.slice(opening.length)}`;
  return sharp(Buffer.from(sized)).removeAlpha();
}
