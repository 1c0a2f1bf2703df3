/*
 * Runs in every page and holds nothing but this: when a page asks for Stripe.js, it gets the stand-in instead. So a page
 * that takes no payment loads neither.
 */

const atStripe = /^https:\/\/js\.stripe\.com\/([a-z]+|v3)(\/stripe\.js)?/;
const source = Object.getOwnPropertyDescriptor(HTMLScriptElement.prototype, 'src');

Object.defineProperty(HTMLScriptElement.prototype, 'src', {
  ...source,
  set(this: HTMLScriptElement, address: string) {
    source?.set?.call(this, atStripe.test(address) ? '/stripe-stand-in/stripe.js' : address);
  },
});
