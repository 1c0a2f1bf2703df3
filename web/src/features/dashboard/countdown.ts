/** The interval of the countdown, in milliseconds. */
export const trialTickMs = 1000;

/** Under this many milliseconds left the countdown is urgent: 24 hours. */
export const urgentUnderMs = 24 * 60 * 60 * 1000;

/** Splits milliseconds into days, hours, minutes and seconds, all but the days with two digits. */
export const timeParts = (ms: number) => {
  const seconds = Math.floor(ms / 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  const days = Math.floor(seconds / 86_400);
  return [
    { unit: days === 1 ? 'day' : 'days', text: String(days) },
    { unit: 'hours', text: two(Math.floor(seconds / 3600) % 24) },
    { unit: 'min', text: two(Math.floor(seconds / 60) % 60) },
    { unit: 'sec', text: two(seconds % 60) },
  ];
};
