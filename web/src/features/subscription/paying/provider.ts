import type { Appearance, Stripe } from '@stripe/stripe-js';

/** Loads the provider's script, which only this page uses. Throws where it cannot be reached. */
export const loadProvider = async (publishableKey: string): Promise<Stripe> => {
  // The plain entry would fetch the script as soon as this module is read.
  const { loadStripe } = await import('@stripe/stripe-js/pure');
  const stripe = await loadStripe(publishableKey, { locale: 'en-GB' });
  if (!stripe) throw new Error('There is no browser to pay in');
  return stripe;
};

/** The card form in the app's own colours, as they are at this moment: it lives in a frame that cannot see them. */
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
