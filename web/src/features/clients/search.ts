import type { Client } from '#shared/clients/client.ts';

/** The clients whose name or email contains the text. */
export const found = (clients: readonly Client[], search: string): readonly Client[] => {
  const text = search.trim().toLowerCase();
  if (!text) return clients;
  return clients.filter(
    ({ name, email }) => name.toLowerCase().includes(text) || email?.toLowerCase().includes(text),
  );
};
