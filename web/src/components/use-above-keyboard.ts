import { useEffect } from 'react';

/**
 * Keeps a full page's bottom bar above the keyboard, by `--seen-top` and `--keyboard`. Safari on iOS shrinks only the visual
 * viewport when the keyboard comes up; elsewhere the page itself shrinks, and both stay 0.
 */
export function useAboveKeyboard(open: boolean) {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!open || !seen) return;
    const { style } = document.documentElement;
    const fit = () => {
      // Zoomed in by two fingers, the viewport is small without a keyboard.
      const isZoomed = seen.scale > 1;
      const top = isZoomed ? 0 : seen.offsetTop;
      style.setProperty('--seen-top', `${top}px`);
      style.setProperty('--keyboard', `${isZoomed ? 0 : Math.max(0, innerHeight - seen.height - top)}px`);
    };
    seen.addEventListener('resize', fit);
    seen.addEventListener('scroll', fit);
    return () => {
      seen.removeEventListener('resize', fit);
      seen.removeEventListener('scroll', fit);
      style.removeProperty('--seen-top');
      style.removeProperty('--keyboard');
    };
  }, [open]);
}
