import { createContext } from 'react';

/** Registers a record that a field is still creating, such as a client with the typed name: the form saves once it exists. */
export const Making = createContext<(made: Promise<unknown>) => void>(() => undefined);
