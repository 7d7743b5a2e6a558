// On the page that sign-in providers send people back to: hands their answer to the window that asked.
const page = document.querySelector('main');
const answer = page.dataset.answer ? JSON.parse(page.dataset.answer) : answerIn(location.hash);
delete page.dataset.answer;
// A credential stays in no history.
history.replaceState(null, '', '/signed-in');

const asked = JSON.parse(sessionStorage.getItem('souk-social-asked') ?? 'null');
if (asked && asked.state === answer.state && isOurs(asked.returnTo)) {
  sessionStorage.setItem('souk-social-answer', JSON.stringify(answer));
  location.replace(asked.returnTo);
} else handOver();

function handOver() {
  const channel = new BroadcastChannel(`souk-signed-in ${answer.state}`);
  const alone = setTimeout(() => show('alone'), 4000);
  channel.onmessage = () => {
    clearTimeout(alone);
    show('done');
    window.close();
  };
  channel.postMessage(answer);
}

function answerIn(fragment) {
  const given = new URLSearchParams(fragment.slice(1));
  return {
    state: given.get('state') ?? '',
    credential: given.get('id_token') ?? undefined,
    error: given.get('error') ?? undefined,
  };
}

function isOurs(path) {
  return typeof path === 'string' && new URL(path, location.origin).origin === location.origin;
}

function show(part) {
  for (const element of document.querySelectorAll('[data-when]'))
    element.hidden = element.dataset.when !== part;
}
