/*
 * Runs in every page, and only replaces Stripe.js with the stand-in when the page loads it. So a page without a payment loads
 * neither.
 */

const atStripe = /^https:\/\/js\.stripe\.com\/([a-z]+|v3)(\/stripe\.js)?/;
const source = Object.getOwnPropertyDescriptor(HTMLScriptElement.prototype, 'src');

Object.defineProperty(HTMLScriptElement.prototype, 'src', {
  ...source,
  set(this: HTMLScriptElement, address: string) {
    source?.set?.call(this, atStripe.test(address) ? '/stripe-stand-in/stripe.js' : address);
  },
});
