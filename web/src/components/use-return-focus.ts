import { useRef } from 'react';

/**
 * Returns the focus to what had it before a dialog opened, unless something else took it on purpose. Radix does this only for
 * dialogs with a trigger; ours are opened by state or by the URL.
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
