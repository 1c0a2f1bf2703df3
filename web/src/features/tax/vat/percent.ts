/** Whether a text is a percentage like 9.5. */
export const isPercent = (text: string): boolean => /^\d{1,2}(\.\d{1,2})?$/.test(text.trim());
