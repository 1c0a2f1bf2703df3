/** Heights of the week, in px. */
export const hourHeight = 48;
export const laneHeight = 34;

export const heightOf = (minutes: number): number => (minutes * hourHeight) / 60;
