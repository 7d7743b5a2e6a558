import type { Brush } from './brush.ts';

/** The host behind the table: hair, torso and apron, then the head. The arms lie on the table and come later. */
export function drawHost(brush: Brush): string {
  return `<g>${torso(brush)}${head(brush)}</g>`;
}

const torso = (brush: Brush) => `
  <path d="M84,700 C78,560 92,420 118,366 C132,346 160,336 180,330 L216,330 C240,336 264,346 278,366 C306,420 316,560 310,700 Z" fill="#120804" opacity=".35" filter="${brush.paint('softer')}" transform="translate(-8 8)"/>
  <g transform="translate(0 15)">
  <path d="M146,232 C136,176 164,146 198,146 C236,146 260,176 250,236 C256,258 254,286 238,297 C228,304 172,304 160,297 C144,286 142,258 146,232 Z" fill="${brush.paint('hair')}"/>
  <circle cx="204" cy="140" r="27" fill="${brush.paint('hair')}"/>
  <path d="M184,128 C196,116 218,118 228,134 M188,146 C200,134 216,136 226,146" stroke="#7a4a2f" stroke-width="2" fill="none" opacity=".5"/>
  </g>
  <path d="M178,276 L220,276 C220,306 224,322 236,334 C222,360 178,360 162,334 C174,322 178,306 178,276 Z" fill="${brush.paint('neck')}"/>
  <path d="M178,290 C190,306 210,306 220,288 L220,300 C212,326 188,328 178,306 Z" fill="#6e3c22" opacity=".6"/>
  <path d="M110,640 C98,540 96,430 116,378 C124,356 150,346 170,336 C180,352 218,352 228,336 C250,346 274,356 282,378 C302,430 300,540 288,640 Z" fill="${brush.paint('shirt')}"/>
  <path d="M170,336 C178,360 220,360 228,336 C232,338 236,340 238,341 C228,372 172,372 160,341 Z" fill="#fff4e0" opacity=".75"/>
  <path d="M124,392 C134,430 134,480 128,520 M272,390 C264,430 266,480 270,520" stroke="#8d6e50" stroke-width="2.4" fill="none" opacity=".5"/>
  <path d="M150,410 C170,420 228,420 248,410 L262,470 L276,660 L122,660 L136,470 Z" fill="${brush.paint('apron')}"/>
  <path d="M152,410 L164,348 M246,410 L234,348" stroke="#2c4b51" stroke-width="9" fill="none" stroke-linecap="round"/>
  <path d="M154,406 L165,352" stroke="#4a7278" stroke-width="1.6"/>
  <path d="M150,414 C172,424 226,424 248,414" stroke="#6a9297" stroke-opacity=".5" stroke-width="1.6" fill="none"/>`;

const head = (brush: Brush) => `
  <g transform="translate(0 15)">
  <path d="M156,222 C154,190 172,168 199,168 C227,168 244,190 242,224 C241,258 224,290 200,292 C176,291 158,258 156,222 Z" fill="${brush.paint('skin')}"/>
  <path d="M156,222 C154,190 172,168 199,168 C180,178 168,196 170,228 C172,258 184,284 200,292 C176,291 158,258 156,222 Z" fill="#6e3a22" opacity=".34"/>
  <path d="M154,234 C148,228 147,246 153,254 C156,258 160,256 160,250 Z" fill="#a4633f"/>
  <path d="M243,234 C250,228 250,246 245,254 C242,258 239,256 239,250 Z" fill="#dc9b72"/>
  <circle cx="247" cy="260" r="3.4" fill="#ffcf6e"/>
  <circle cx="152" cy="260" r="3.2" fill="#c98a35"/>
  <ellipse cx="224" cy="250" rx="13" ry="9" fill="#e8825f" opacity=".35"/>
  <ellipse cx="176" cy="252" rx="12" ry="8" fill="#b5553a" opacity=".3"/>
  <path d="M172,221 C178,215 187,215 192,218 M208,218 C214,214 223,214 229,220" stroke="#32170c" stroke-width="3" stroke-linecap="round" fill="none"/>
  <path d="M174,233 C179,238 187,238 192,234 M209,234 C214,238 222,238 227,233" stroke="#2a130a" stroke-width="2.6" stroke-linecap="round" fill="none"/>
  <path d="M174,233 l-3,2 M227,233 l3,2 M177,236 l-2,3 M224,236 l2,3" stroke="#2a130a" stroke-width="1.5" stroke-linecap="round"/>
  <path d="M175,230 C180,226 187,226 191,230 M210,230 C214,226 221,226 226,230" stroke="#7a4328" stroke-width="1.4" fill="none" opacity=".7"/>
  <path d="M202,226 C204,238 207,246 205,251 C202,254 196,254 194,251" stroke="#7e4428" stroke-width="2" stroke-linecap="round" fill="none" opacity=".75"/>
  <path d="M205,228 C207,240 210,246 208,250" stroke="#f4bd95" stroke-width="2" fill="none" opacity=".5"/>
  <path d="M184,265 C192,263 196,265 200,266 C204,265 209,263 217,264 C212,276 190,277 184,265 Z" fill="#8d3527"/>
  <path d="M187,266 C195,268 206,268 214,265.5 C210,271 192,272 187,266 Z" fill="#fff3e4"/>
  <path d="M190,274 C196,279 206,279 211,273" stroke="#b85743" stroke-width="3" stroke-linecap="round" fill="none"/>
  <path d="M181,263 l-2,-2 M220,262 l2,-2" stroke="#7e4428" stroke-width="1.6" stroke-linecap="round"/>
  <path d="M152,226 C150,184 168,160 200,160 C232,160 248,184 246,226 C242,206 234,192 222,188 C206,192 184,190 172,190 C162,198 156,210 152,226 Z" fill="${brush.paint('hair')}"/>
  <path d="M158,196 C166,170 182,160 200,160 C220,160 234,170 241,194 C228,178 214,173 199,173 C184,173 170,180 158,196 Z" fill="${brush.paint('scarf')}"/>
  <path d="M166,184 C178,170 190,167 200,167 M234,184 C226,174 216,169 206,167" stroke="#fff0c4" stroke-opacity=".5" stroke-width="1.5" fill="none"/>
  <path d="M244,200 C252,226 250,250 246,262 M151,214 C146,236 148,250 152,262" stroke="#4b2817" stroke-width="4" stroke-linecap="round" fill="none"/>
  <path d="M250,214 C253,236 249,262 243,282" stroke="#ffc98a" stroke-opacity=".55" stroke-width="2" fill="none"/>
  </g>`;
