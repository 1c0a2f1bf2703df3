import path from 'node:path';

/** A domain's folders are named after it, and so are its files in folders that hold one for each domain. */
export const isOf = (domains: readonly string[], file: string): boolean => {
  const each = `(${domains.join('|')})`;
  // A file about one record is named after the record.
  const one = `(${domains.map((domain) => domain.replace(/s$/, '')).join('|')})`;
  return [
    `^(shared(/domain)?(/certificates)?|functions(/(certificates|guest|testing))?|shared/guest|local/demo|scripts/prove|web/src/(forms|guest)|web/src/features(/\\w+)?)/${each}/`,
    `^(functions/(above|account|books|carrier|evidence|sync|tax|thread|upkeep|testing/examples)|shared/(domain/(dashboard/needs|invoices|tax|thread)|reminders|thread|uk/testing/areas))/${each}(\\.test)?\\.ts$`,
    `^functions/(ledger|letters)/(about-${one}|${one}-(billed|entity))\\.ts$`,
    `^(web/src/(api|data)|infra/edge|bench|local/(demo|lambda)|e2e/fixtures)/${each}(\\.test)?\\.ts$`,
    `^e2e/${each}(-[\\w-]+)?\\.spec\\.ts$`,
  ].some((pattern) => new RegExp(pattern).test(file));
};

/** The file that an import in another names; undefined for a package. */
export const importedFile = (from: string, name: string): string | undefined => {
  if (name.startsWith('.')) return path.posix.join(path.posix.dirname(from), name);
  return name.startsWith('#') ? name.slice(1).replace(/^web\//, 'web/src/') : undefined;
};
