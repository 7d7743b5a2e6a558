import { portrait } from '@souk/drawing/index.ts';
import { rasterise } from '@souk/drawing/raster.ts';

/** An identity card that is nobody's: a face, a few lines, and a band across so that none takes it for real. */
export function sampleCard(face: number): Promise<Buffer> {
  const photo = portrait({ seed: face, size: 236 }).replace('<svg ', '<svg x="60" y="150" ');
  const lines = [
    [340, 168, 300],
    [340, 206, 180],
    [340, 272, 360],
    [340, 310, 250],
    [340, 376, 220],
  ].map(([x, y, width]) => bar({ x, y, width, height: 18, fill: '#8d8577' }));
  const zone = [470, 508].map((y) => bar({ x: 60, y, width: 680, height: 16, fill: '#5d574d' }));
  return rasterise(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 560" width="800" height="560">
      <rect width="800" height="560" fill="#a98f6b"/>
      <g transform="translate(44 34) rotate(-1.2) scale(.89)">
      <rect x="8" y="14" width="800" height="560" rx="34" fill="#8d7553"/>
      <rect width="800" height="560" rx="34" fill="#efe8d8"/>
      <path d="M0 34A34 34 0 0 1 34 0H766A34 34 0 0 1 800 34V104H0Z" fill="#2f6f6a"/>
      ${bar({ x: 60, y: 42, width: 260, height: 24, fill: '#efe8d8' })}
      ${photo}${lines.join('')}${zone.join('')}
      <path d="M520 560 800 280V364L604 560Z" fill="#e0a32e" opacity=".55"/>
      </g>
    </svg>`,
    { width: 800, format: 'png' },
  );
}

/** A bill that is nobody's. */
export function sampleBill(): Promise<Buffer> {
  const rows = Array.from({ length: 9 }, (_, row) => {
    const y = 420 + row * 56;
    const words = bar({ x: 80, y, width: 330 - ((row * 71) % 120), height: 16, fill: '#a49c8e' });
    return words + bar({ x: 640, y, width: 80, height: 16, fill: '#a49c8e' });
  });
  return rasterise(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1130" width="800" height="1130">
      <rect width="800" height="1130" fill="#fbf9f4"/>
      <circle cx="120" cy="120" r="40" fill="#c8553d"/>
      ${bar({ x: 190, y: 100, width: 240, height: 34, fill: '#5d574d' })}
      ${[220, 256, 292].map((y) => bar({ x: 80, y, width: 260, height: 16, fill: '#8d8577' })).join('')}
      <rect x="80" y="360" width="640" height="3" fill="#d8d0c0"/>
      ${rows.join('')}
      ${bar({ x: 560, y: 980, width: 160, height: 28, fill: '#5d574d' })}
    </svg>`,
    { width: 800, format: 'png' },
  );
}

/** The smallest paper a reader of PDFs opens. */
export const samplePdf = (): Buffer =>
  Buffer.from(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>endobj
4 0 obj<</Length 64>>stream
BT /F 28 Tf 80 740 Td (Business registration - a sample) Tj ET
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
trailer<</Root 1 0 R>>
%%EOF
`);

interface Bar {
  x?: number | undefined;
  y?: number | undefined;
  width?: number | undefined;
  height: number;
  fill: string;
}

const bar = ({ x, y, width, height, fill }: Bar) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${height / 2}" fill="${fill}"/>`;
