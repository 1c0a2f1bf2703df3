/** Digits that OCR confuses. */
const LOOK_ALIKE = new Set(
  ['68', '38', '08', '56', '58', '17', '06', '35', '89'].flatMap((pair) => [pair, `${pair[1]}${pair[0]}`]),
);

/** True if two numbers or dates, as strings, differ only in one digit that OCR confuses. */
export function isMisread(one: string, other: string): boolean {
  const wrong = [...one].flatMap((figure, i) => (figure === other[i] ? [] : `${figure}${other[i]}`));
  return one.length === other.length && wrong.length === 1 && LOOK_ALIKE.has(wrong[0] ?? '');
}
