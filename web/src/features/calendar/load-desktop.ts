/** What a desktop and a tablet draw: a phone does not wait for it. */
export const loadDesktop = () =>
  import('./desktop/desktop-calendar.tsx').then((desktop) => ({ default: desktop.DesktopCalendar }));
