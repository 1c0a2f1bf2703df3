/** The place whose page a source file is: `invoices`. */
export const placeOf = (id: string): string | undefined => id.match(/\/features\/([\w-]+)\/page\.tsx$/)?.[1];
