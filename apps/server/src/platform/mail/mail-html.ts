import { type Html, html, nothing } from '../html.ts';
import type { MailMarket } from './mail-market.ts';
import type { MailParts } from './write-mail.ts';

// The design language's tokens as sRGB: mail programs know no oklch().
const saffron = '#f0a726';
const onSaffron = '#2f1902';

const dark = `
  .paper { background: #130e0a !important; color: #f4f1ed !important; }
  .card { background: #1d1712 !important; border-color: #332c27 !important; }
  .soft { background: #29231e !important; color: #f4f1ed !important; }
  .ink { color: #f4f1ed !important; }
  .ink2 { color: #bbb7b0 !important; }
  .ink3 { color: #97918a !important; }`;

const letters = `-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Noto Sans', 'Noto Sans Arabic', Helvetica, Arial, sans-serif`;

/** The HTML part: one column that needs no tables, with its style where mail programs keep it. */
export function mailHtml(parts: MailParts, market: MailMarket): string {
  const { language, subject, title, hello, text, after, footer } = parts;
  const whole = html`<!doctype html>
<html lang="${language.code}" dir="${language.dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>@media (prefers-color-scheme: dark) {${dark}
}</style>
</head>
<body class="paper" dir="${language.dir}" style="margin:0;padding:0;background:#fbfaf7;color:#1b150f;font-family:${letters};-webkit-text-size-adjust:100%">
<div style="display:none;overflow:hidden;max-height:0;max-width:0;opacity:0;line-height:1px">${text}</div>
<div style="max-width:528px;margin:0 auto;padding:32px 16px 40px">
${brand(market)}
<div class="card" style="background:#ffffff;border:1px solid #e1ddd8;border-radius:20px;padding:28px 24px 26px">
<h1 class="ink" style="margin:0 0 18px;font-size:24px;line-height:1.2;font-weight:700;color:#1b150f">${title}</h1>
${paragraph(hello)}
${paragraph(text)}
${parts.lines.map(listed)}
${parts.quote === null ? nothing : quote(parts.quote)}
${parts.code === null ? nothing : code(parts.code)}
${parts.button === null ? nothing : button(parts.button, market)}
${after.map(note)}
${parts.button === null ? nothing : linkInstead(parts.linkInstead, parts.button.url)}
</div>
<p class="ink3" style="margin:20px 8px 0;font-size:13px;line-height:1.5;color:#716a65">${footer} <a class="ink3" href="${market.url}" target="_blank" dir="ltr" style="color:#716a65">${market.url.replace(/^https?:\/\//, '')}</a></p>
</div>
</body>
</html>
`;
  return whole.text;
}

const paragraph = (text: string): Html =>
  html`<p class="ink2" style="margin:0 0 14px;font-size:16px;line-height:1.55;color:#534b45">${text}</p>`;

const listed = (line: string): Html =>
  html`<p class="soft" dir="auto" style="margin:0 0 8px;padding:12px 16px;border-radius:12px;background:#f4f1ed;font-size:16px;line-height:1.5;color:#1b150f">${line}</p>`;

const note = (text: string): Html =>
  html`<p class="ink3" style="margin:14px 0 0;font-size:14px;line-height:1.5;color:#716a65">${text}</p>`;

const quote = (text: string): Html =>
  html`<p class="soft" dir="auto" style="margin:4px 0 18px;padding:14px 16px;border-radius:12px;background:#f4f1ed;font-size:16px;line-height:1.5;white-space:pre-line;color:#1b150f">${text}</p>`;

// Spaced by style, so that what is copied is the digits alone.
const code = (digits: string): Html =>
  html`<p class="soft" dir="ltr" style="margin:6px 0 18px;padding:18px 8px 18px 16px;border-radius:14px;background:#f4f1ed;text-align:center;font-size:34px;line-height:1.2;font-weight:700;letter-spacing:8px;font-variant-numeric:tabular-nums;color:#1b150f">${digits}</p>`;

function button({ label, url }: { label: string; url: string }, market: MailMarket): Html {
  const [ground, ink] = colours(market.brandColour);
  return html`<p style="margin:20px 0 18px"><a href="${url}" target="_blank" style="display:inline-block;padding:14px 24px;border-radius:14px;background:${ground};color:${ink};font-size:16px;line-height:20px;font-weight:650;text-decoration:none">${label}</a></p>`;
}

const linkInstead = (words: string, url: string): Html =>
  html`<p class="ink3" style="margin:14px 0 0;font-size:13px;line-height:1.5;color:#716a65">${words}<br><a class="ink3" href="${url}" target="_blank" dir="ltr" style="color:#716a65;overflow-wrap:anywhere;word-break:break-all">${url}</a></p>`;

function brand({ name, url, logoUrl, brandColour }: MailMarket): Html {
  const [ground, ink] = colours(brandColour);
  const mark = logoUrl
    ? html`<img src="${new URL(logoUrl, url).href}" alt="" height="28" style="display:inline-block;height:28px;vertical-align:middle">`
    : arch(ground, ink);
  return html`<div style="margin:0 8px 20px;line-height:28px">${mark}<span class="ink" style="display:inline-block;vertical-align:middle;margin:0 10px;font-size:24px;line-height:28px;font-weight:800;letter-spacing:-0.5px;color:#1b150f">${name}</span></div>`;
}

// The logo's arch as two rounded boxes: many mail programs show no SVG.
const arch = (ground: string, ink: string): Html =>
  html`<span style="display:inline-block;vertical-align:middle;width:24px;height:28px;border-radius:12px 12px 0 0;background:${ground};overflow:hidden;text-align:center;font-size:0;line-height:0"><span style="display:inline-block;width:10px;height:22px;margin-top:6px;border-radius:5px 5px 0 0;background:${ink}"><span style="display:inline-block;width:4px;height:4px;margin-top:8px;border-radius:2px;background:${ground}"></span></span></span>`;

/** The operator's colour, and what is readable on it (WCAG relative luminance). */
function colours(brandColour: string | null): [ground: string, ink: string] {
  const channels = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(brandColour ?? '')?.slice(1);
  if (!brandColour || !channels) return [saffron, onSaffron];
  const [red = 0, green = 0, blue = 0] = channels.map((hex) => {
    const part = Number.parseInt(hex, 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return [brandColour, luminance > 0.179 ? '#000000' : '#ffffff'];
}
