import type { Appearance, Stripe } from '@stripe/stripe-js';

/** Loads Stripe's script, which only this page uses. Throws if it can't be reached. */
export const loadProvider = async (publishableKey: string): Promise<Stripe> => {
  // The default entry would load the script on import.
  const { loadStripe } = await import('@stripe/stripe-js/pure');
  const stripe = await loadStripe(publishableKey, { locale: 'en-GB' });
  if (!stripe) throw new Error('There is no browser to pay in');
  return stripe;
};

/** The card form's theme, from the app's current colours: it is in a frame that can't see them. */
export const appearance = (): Appearance => {
  const styles = getComputedStyle(document.documentElement);
  const token = (name: string) => styles.getPropertyValue(name).trim();
  return {
    variables: {
      colorPrimary: token('--primary'),
      colorBackground: token('--surface'),
      colorText: token('--ink'),
      colorTextSecondary: token('--ink-muted'),
      colorDanger: token('--danger'),
      fontFamily: 'system-ui, sans-serif',
      fontSizeBase: '16px',
      borderRadius: '10px',
    },
  };
};
