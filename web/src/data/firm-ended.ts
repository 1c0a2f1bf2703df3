/** To members who can't subscribe. */
export const firmEnded = 'Your firm’s subscription has ended';
