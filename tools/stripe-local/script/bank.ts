/** The 3-D Secure dialog, in place of Stripe's frame. Returns true if it was passed. */
export const askBank = (): Promise<boolean> =>
  new Promise((answered) => {
    const dialog = document.createElement('dialog');
    dialog.setAttribute('aria-label', '3D Secure');
    const text = Object.assign(document.createElement('p'), {
      textContent: '3D Secure test page: does the bank let this payment through?',
    });
    const button = (label: string, passed: boolean) => {
      const made = Object.assign(document.createElement('button'), { type: 'button', textContent: label });
      made.style.cssText = 'min-height:44px;padding:0 16px;margin-right:8px;font:inherit';
      made.addEventListener('click', () => {
        dialog.remove();
        answered(passed);
      });
      return made;
    };
    dialog.append(text, button('Complete', true), button('Fail', false));
    dialog.addEventListener('cancel', (event) => event.preventDefault());
    document.body.append(dialog);
    dialog.showModal();
  });
