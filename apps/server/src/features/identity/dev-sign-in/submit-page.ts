import type { KoaContextWithOIDC } from 'oidc-provider';
import { deferredScript, html } from '../../../platform/html.ts';

export const submitScriptPath = '/dev/sign-in/submit.js';

/** Sends itself: no script stands in the page, which the content policy would not run. */
export const submitScript = 'document.forms[0].submit();\n';

/** How Apple answers: a form that the browser sends on to the market. */
export function submitPage(ctx: KoaContextWithOIDC, action: string, fields: Record<string, unknown>): void {
  ctx.status = 200;
  ctx.type = 'html';
  ctx.body = html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>…</title>${deferredScript(submitScriptPath)}</head>
<body>
<form method="post" action="${action}">
${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${String(value)}">`)}
<noscript><button>→</button></noscript>
</form>
</body>
</html>`.text;
}
