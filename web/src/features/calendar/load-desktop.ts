/** What only a desktop draws: a phone does not wait for it. */
export const loadDesktop = () =>
  import('./desktop/desktop-calendar.tsx').then((desktop) => ({ default: desktop.DesktopCalendar }));
