// Served to a browser in place of Stripe's script, in the shape that Stripe documents. Cards and answers to banks go to the
// payment sandbox, whose address is put in below.
const provider = 'ADDRESS OF THE SANDBOX';
const bank = 'https://hooks.stripe.com';

/** How many fields are there, for the test. */
window.stripeFields = 0;

window.Stripe = (key) => {
  const call = async (method, path, fields) => {
    const sent = new URLSearchParams(fields);
    const [url, body] = method === 'GET' ? [`${path}?${sent}`] : [path, sent];
    const headers = { authorization: `Bearer ${key}` };
    return await (await fetch(provider + url, { method, headers, body })).json();
  };
  const read = (kind, secret) =>
    call('GET', `/v1/${kind}s/${secret.split('_secret_')[0]}`, { client_secret: secret });

  /** The bank asks over the page, in a frame of Stripe's. */
  async function ask(kind, secret) {
    const { status, next_action: next } = await read(kind, secret);
    if (status !== 'requires_action') throw new Error(`The ${kind} is not in the requires_action state.`);
    const result = await answerIn(openFrame());
    const body = new URLSearchParams({ client_secret: secret, result });
    await fetch(next.use_stripe_sdk.stripe_js, { method: 'POST', mode: 'no-cors', body });
    const intent = await read(kind, secret);
    const error = intent[kind === 'payment_intent' ? 'last_payment_error' : 'last_setup_error'];
    return error ? { error: { ...error, [kind]: intent } } : intent;
  }

  return {
    elements: () => ({ create: (type) => cardElement(type) }),

    async createPaymentMethod({ type, card, billing_details: { name } }) {
      const problem = card.problem();
      if (problem) return { error: problem };
      const { error, ...paymentMethod } = await call('POST', '/v1/payment_methods', {
        ...{ type, 'card[number]': card.number(), 'card[exp_month]': 12, 'card[exp_year]': 2039 },
        ...{ 'card[cvc]': '123', 'billing_details[name]': name },
      });
      return error ? { error } : { paymentMethod };
    },

    async handleNextAction({ clientSecret }) {
      const { error, ...paymentIntent } = await ask('payment_intent', clientSecret);
      return error ? { error } : { paymentIntent };
    },

    async confirmCardSetup(clientSecret, { payment_method }) {
      const path = `/v1/setup_intents/${clientSecret.split('_secret_')[0]}/confirm`;
      const confirmed = await call('POST', path, { client_secret: clientSecret, payment_method });
      if (confirmed.error) return { error: confirmed.error };
      if (confirmed.status !== 'requires_action') return { setupIntent: confirmed };
      const { error, ...setupIntent } = await ask('setup_intent', clientSecret);
      return error ? { error } : { setupIntent };
    },
  };
};

/** One field in place of a frame with several. */
function cardElement(type) {
  const field = document.createElement('input');
  field.setAttribute('aria-label', `Stripe ${type}`);
  const number = () => field.value.replaceAll(' ', '');
  const problem = () => {
    const wrong = {
      type: 'validation_error',
      code: 'invalid_number',
      message: 'Your card number is invalid.',
    };
    if (number().length === 16) return number().startsWith('4') ? undefined : wrong;
    return { ...wrong, code: 'incomplete_number', message: 'Your card number is incomplete.' };
  };
  return {
    ...{ number, problem },
    mount(place) {
      window.stripeFields += 1;
      place.append(field);
    },
    on(event, listener) {
      field.addEventListener('input', () => {
        const error = number().length < 16 ? undefined : problem();
        if (event === 'change') listener({ error, complete: problem() === undefined });
      });
    },
    destroy() {
      window.stripeFields -= 1;
      field.remove();
    },
  };
}

function openFrame() {
  const frame = document.createElement('iframe');
  frame.src = `${bank}/challenge`;
  frame.style.cssText =
    'position: fixed; inset: 0; width: 100%; height: 100%; border: 0; z-index: 2147483647';
  document.body.append(frame);
  return frame;
}

async function answerIn(frame) {
  const result = await new Promise((resolve) => {
    window.addEventListener('message', function hear({ origin, data }) {
      if (origin !== bank) return;
      window.removeEventListener('message', hear);
      resolve(data);
    });
  });
  frame.remove();
  return result;
}
