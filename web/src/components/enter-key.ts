const isNext = (control: Element): control is HTMLElement =>
  control instanceof HTMLElement &&
  control.matches(':is(input, select, textarea, [type=submit]):not(:disabled, [type=hidden])') &&
  control.tabIndex >= 0 &&
  control.checkVisibility({ visibilityProperty: true });

/**
 * Goes on to the next field where the Enter key of a phone says Next. A browser would send the form there, and make a client of a name
 * alone. After the last field that is the button that sends it.
 */
export const goOnAtEnter = (event: KeyboardEvent): void => {
  const field = event.target;
  if (event.key !== 'Enter' || event.isComposing || event.defaultPrevented) return;
  if (!(field instanceof HTMLInputElement) || field.enterKeyHint !== 'next' || !field.form) return;
  event.preventDefault();
  const controls = [...field.form.elements];
  controls
    .slice(controls.indexOf(field) + 1)
    .find(isNext)
    ?.focus();
};
