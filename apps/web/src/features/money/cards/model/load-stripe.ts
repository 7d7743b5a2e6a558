import { ApiError } from '@/platform/api/index.ts';
import type { ProviderError } from './card-problem.ts';

/** What we use of Stripe's script in the browser. */
export interface StripeInBrowser {
  elements(options: { locale: string }): { create(type: 'card', options: object): CardElement };
  createPaymentMethod(options: {
    type: 'card';
    card: CardElement;
    billing_details?: { name?: string };
  }): Promise<{ paymentMethod?: StripeCard; error?: ProviderError }>;
  /** Lets a card’s bank ask its owner, over the page. */
  handleNextAction(options: { clientSecret: string }): Promise<{ error?: ProviderError }>;
  /** Makes a card ready for payments at which its owner is away; its bank may ask them, over the page. */
  confirmCardSetup(
    clientSecret: string,
    card: { payment_method: string },
  ): Promise<{ error?: ProviderError }>;
}

export interface CardElement {
  mount(place: HTMLElement): void;
  destroy(): void;
  on(event: 'change', listener: (state: { error?: ProviderError; complete: boolean }) => void): void;
}

interface StripeCard {
  id: string;
  card?: { brand: string; last4: string };
}

declare global {
  interface Window {
    Stripe?: (key: string) => StripeInBrowser;
  }
}

// Stripe asks that it comes from there and is never kept by others.
const address = 'https://js.stripe.com/v3/';
let loading: Promise<void> | undefined;

export async function loadStripe(publishableKey: string): Promise<StripeInBrowser> {
  loading ??= addScript();
  try {
    await loading;
  } catch (error) {
    // The next one who wants to pay tries again.
    loading = undefined;
    throw error;
  }
  if (!window.Stripe) throw unreachable();
  return window.Stripe(publishableKey);
}

function addScript(): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(unreachable());
    });
    document.head.append(script);
  });
}

const unreachable = () => new ApiError('payments_unavailable', 0, 'Stripe was not reached.');
