const fields = 'input:not([type=hidden]), select, textarea';

const isShown = (field: Element): boolean => field.checkVisibility?.() ?? true;

/** Enter goes on to the next field where the keyboard's key says so; without this the browser would send the form. */
const goOn = (event: KeyboardEvent): void => {
  const { target, key, isComposing, defaultPrevented } = event;
  if (key !== 'Enter' || isComposing || defaultPrevented || !(target instanceof HTMLInputElement)) return;
  if (target.enterKeyHint !== 'next' || !target.form) return;
  event.preventDefault();
  const all = [...target.form.querySelectorAll<HTMLInputElement>(fields)].filter(
    (field) => !field.disabled && isShown(field),
  );
  all[all.indexOf(target) + 1]?.focus();
};

/** Once for the whole app, whatever forms it shows. */
export const letEnterGoOn = (): void => document.addEventListener('keydown', goOn);
