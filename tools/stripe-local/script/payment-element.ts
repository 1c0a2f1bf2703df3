/** The card form, rendered into the page where Stripe would put a frame. */

export interface CardTyped {
  number: string;
  expMonth: number;
  expYear: number;
}

type Listener = (event: unknown) => void;

/** The reason why the form failed to load. */
export interface LoadError {
  type: string;
  code: string;
  message: string;
}

const fields = [
  { name: 'number', label: 'Card number', autocomplete: 'cc-number', placeholder: '1234 1234 1234 1234' },
  { name: 'expiry', label: 'Expiration date', autocomplete: 'cc-exp', placeholder: 'MM / YY' },
  { name: 'cvc', label: 'Security code', autocomplete: 'cc-csc', placeholder: 'CVC' },
];

const fieldOf = ({ name, label, autocomplete, placeholder }: (typeof fields)[number]): HTMLLabelElement => {
  const input = Object.assign(document.createElement('input'), { name, placeholder, inputMode: 'numeric' });
  input.setAttribute('autocomplete', autocomplete);
  Object.assign(input.style, {
    display: 'block',
    boxSizing: 'border-box',
    width: '100%',
    minHeight: '44px',
    marginTop: '4px',
    padding: '0 12px',
    font: 'inherit',
    color: 'inherit',
    background: 'transparent',
    border: '1px solid currentcolor',
    borderRadius: '8px',
  });
  const field = document.createElement('label');
  field.style.display = 'block';
  field.style.marginBottom = '16px';
  field.append(label, input);
  return field;
};

/** Stripe's messages for incomplete fields. */
const problemIn = (value: (name: string) => string): string | undefined => {
  if (value('number').length < 13) return 'Your card number is incomplete.';
  const [, month, year] = /^(\d\d)(\d\d)$/.exec(value('expiry')) ?? [];
  if (!month || !year) return 'Your card’s expiration date is incomplete.';
  if (Number(month) > 12) return 'Your card’s expiration date is invalid.';
  if (new Date(2000 + Number(year), Number(month)) < new Date())
    return 'Your card’s expiration year is in the past.';
  return value('cvc').length < 3 ? 'Your card’s security code is incomplete.' : undefined;
};

/** `loading` resolves to the payment's error, if any: then the form never shows. */
export const paymentElement = (loading: Promise<LoadError | undefined>) => {
  const form = document.createElement('div');
  form.append(...fields.map(fieldOf));
  const listeners = new Map<string, Set<Listener>>();
  const tell = (name: string, event: unknown) =>
    listeners.get(name)?.forEach((listener) => {
      listener(event);
    });
  const value = (name: string) =>
    form.querySelector<HTMLInputElement>(`[name=${name}]`)?.value.replace(/\D/g, '') ?? '';
  form.addEventListener('input', () =>
    tell('change', {
      elementType: 'payment',
      complete: !problemIn(value),
      empty: false,
      collapsed: false,
      value: { type: 'card' },
    }),
  );
  const shown = async (place: HTMLElement) => {
    const error = await loading;
    if (error) return tell('loaderror', { elementType: 'payment', error });
    place.replaceChildren(form);
    tell('ready', { elementType: 'payment' });
  };
  const element = {
    mount: (place: HTMLElement) => void shown(place),
    unmount: () => form.remove(),
    destroy: () => form.remove(),
    update: () => undefined,
    focus: () => form.querySelector('input')?.focus(),
    on: (name: string, listener: Listener) => {
      listeners.set(name, (listeners.get(name) ?? new Set()).add(listener));
      return element;
    },
    off: (name: string, listener: Listener) => {
      listeners.get(name)?.delete(listener);
      return element;
    },
  };
  const card = (): CardTyped => ({
    number: value('number'),
    expMonth: Number(value('expiry').slice(0, 2)),
    expYear: 2000 + Number(value('expiry').slice(2)),
  });
  return { element, card, problem: () => problemIn(value) };
};
