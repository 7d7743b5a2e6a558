import type { SocialProvider } from '@souk/shared/identity/social-sign-in/schema.ts';
import { type Html, html } from '../../../platform/html.ts';
import type { PlainPage, Reader } from '../../../platform/pages/plain-page.ts';
import { type DemoPerson, demoPeople, fullName, relayOf } from './people.ts';

const providerNames: Readonly<Record<SocialProvider, string>> = { google: 'Google', apple: 'Apple' };

/** Who to be. */
export function chooserPage({ t }: Reader, provider: SocialProvider, wrong: boolean): PlainPage {
  const name = providerNames[provider];
  return {
    title: t('social.demoTitle', { provider: name }),
    style,
    body: frame(
      t('social.demoMark', { provider: name }),
      html`<h1>${t('social.demoChoose')}</h1>
<p>${t('social.demoChooseText')}</p>
<form method="post" class="list">
${demoPeople[provider].map(
  (person, index) => html`<button class="person" name="person" value="${String(index)}">
<span class="mark" aria-hidden="true">${person.givenName.slice(0, 1)}</span>
<span><b>${fullName(person)}</b><small dir="ltr">${person.email}</small></span>
</button>`,
)}
</form>
<details${wrong ? html` open` : ''}>
<summary>${t('social.demoOther')}</summary>
<form method="post" class="fields">
${wrong ? html`<p role="alert" class="wrong">${t('social.demoOtherWrong')}</p>` : ''}
<label>${t('social.demoName')}<input name="name" required maxlength="60" autocomplete="off"></label>
<label>${t('social.demoEmail')}<input name="email" type="email" required maxlength="200" autocomplete="off" dir="ltr"></label>
<button class="main" name="person" value="other">${t('social.demoGoOn')}</button>
</form>
</details>
${cancelForm(t('social.demoCancel'))}`,
    ),
  };
}

/** What to tell the market, asked at the first visit only. */
export function consentPage(
  { t }: Reader,
  provider: SocialProvider,
  person: DemoPerson,
  market: string,
): PlainPage {
  const name = providerNames[provider];
  const choice = (value: string, label: string, email: string, checked: boolean) =>
    html`<label class="choice"><input type="radio" name="email-choice" value="${value}"${checked ? html` checked` : ''}>
<span><b>${label}</b><small dir="ltr">${email}</small></span></label>`;
  return {
    title: t('social.demoTitle', { provider: name }),
    style,
    body: frame(
      t('social.demoMark', { provider: name }),
      html`<h1>${t('social.demoAgree', { market })}</h1>
<p>${t('social.demoAgreeText', { name: fullName(person) })}</p>
<form method="post" class="fields">
<input type="hidden" name="agreed" value="yes">
<input type="hidden" name="name" value="${fullName(person)}">
<input type="hidden" name="email" value="${person.email}">
${
  provider === 'apple'
    ? html`<fieldset><legend>${t('social.demoEmail')}</legend>
${choice('share', t('social.demoShare'), person.email, true)}
${choice('hide', t('social.demoHide'), relayOf(person), false)}</fieldset>`
    : html`<p class="told" dir="ltr">${person.email}</p>`
}
<button class="main" name="person" value="agreed">${t('social.demoGoOn')}</button>
</form>
${cancelForm(t('social.demoCancel'))}`,
    ),
  };
}

const frame = (mark: string, inside: Html) => html`<main><p class="badge">${mark}</p>${inside}</main>`;

const cancelForm = (label: string) =>
  html`<form method="post"><button class="quiet" name="person" value="nobody">${label}</button></form>`;

const style = `
main{background:var(--card);border:1px solid var(--line);border-radius:24px;padding:24px;display:grid;gap:16px}
main>*{margin:0}
.badge{justify-self:start;font-size:.8125rem;font-weight:600;color:var(--on-accent);background:var(--accent);
border-radius:99px;padding:2px 12px}
form{display:grid;gap:8px}
button,input,summary{font:inherit;color:inherit}
button,summary{min-height:48px;border-radius:14px;cursor:pointer}
button{border:1px solid transparent;background:none;padding:8px 12px}
.person,.choice{display:flex;gap:12px;align-items:center;text-align:start;border:1px solid var(--line);
border-radius:14px;padding:10px 12px;min-height:56px;cursor:pointer}
.person:hover,.choice:hover,.quiet:hover,summary:hover{background:var(--hover)}
.mark{flex:none;width:36px;height:36px;border-radius:50%;display:grid;place-items:center;background:var(--hover);
border:1px solid var(--line);font-weight:600}
.person span:last-child,.choice span{min-width:0;display:grid}
small{color:var(--soft);font-size:.875rem;overflow-wrap:anywhere;text-align:match-parent}
.choice small{font-size:.8125rem}
summary{display:flex;align-items:center;padding:8px 12px;font-weight:550;list-style:none}
summary::before{content:"+";width:36px;text-align:center;margin-inline-end:12px;font-size:1.25rem}
details[open] summary{margin-bottom:8px}
.fields{gap:12px}
label:not(.choice){display:grid;gap:4px;font-size:.875rem;font-weight:550}
input:not([type=radio]){min-height:48px;width:100%;border:1px solid var(--soft);border-radius:14px;padding:0 12px;
background:var(--page)}
input[type=radio]{width:20px;height:20px;flex:none;accent-color:var(--accent)}
fieldset{border:0;padding:0;margin:0;display:grid;gap:8px}
legend{padding:0;font-size:.875rem;font-weight:550;margin-bottom:4px}
.main{background:var(--accent);color:var(--on-accent);font-weight:650}
.quiet{color:var(--soft);font-weight:550}
.wrong{color:light-dark(#b3261e,#ffb4ab);font-size:.875rem}
.told{border:1px solid var(--line);border-radius:14px;padding:12px;color:var(--ink);overflow-wrap:anywhere}
:focus-visible{outline:3px solid light-dark(#7a4b00,#f2b705);outline-offset:2px}
`;
