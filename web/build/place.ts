/** The place that a source file is the page of: `invoices`. */
export const placeOf = (id: string): string | undefined => id.match(/\/features\/([\w-]+)\/page\.tsx$/)?.[1];
