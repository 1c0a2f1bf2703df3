const isNext = (control: Element): control is HTMLElement =>
  control instanceof HTMLElement &&
  control.matches(':is(input, select, textarea, [type=submit]):not(:disabled, [type=hidden])') &&
  control.tabIndex >= 0 &&
  control.checkVisibility({ visibilityProperty: true });

/**
 * Moves to the next field when Enter is pressed on a phone whose key says Next. The browser would submit the form instead, and
 * create a client from just a name. After the last field it moves to the submit button.
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
