import { useRef } from 'react';

/**
 * Gives the focus back to what had it before a dialog opened, unless something else took it on purpose meanwhile.
 * Radix does this only for dialogs with a trigger of their own; ours are opened by state or by the address.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const idle = document.activeElement === null || document.activeElement === document.body;
      if (idle && opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
