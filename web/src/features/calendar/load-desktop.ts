/** The code for desktops and tablets: a phone doesn't load it. */
export const loadDesktop = () => import('./desktop/desktop-calendar.tsx');
