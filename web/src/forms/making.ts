import { createContext } from 'react';

/** Takes what a field is still making, such as a client of the name that was typed: its form is saved once that is there. */
export const Making = createContext<(made: Promise<unknown>) => void>(() => undefined);
