const indentOf = (line: string): number => line.search(/\S|$/);

const isTestCase = /^\s*(it|test)(\.\w+)*\(/;
const isFunction = /^(export )?const \w+ = .*=> ?[({]?$/;

/** The last line of what begins on a line: its closing bracket has the same indent. */
export const endOf = (lines: readonly string[], at: number): number => {
  const line = lines[at] ?? '';
  const indent = indentOf(line);
  const isWhole = isTestCase.test(line) || indent === 0;
  if (isWhole && !line.endsWith(';'))
    return lines.findIndex(
      (each, index) => index > at && indentOf(each) === indent && /^\s*[)\]}].*;$/.test(each),
    );
  if (!/[([{]$|=>$|=$/.test(line)) return at;
  const end = lines.findIndex((each, index) => index > at && each !== '' && indentOf(each) <= indent);
  const last = lines[end] ?? '';
  return /^\s*[)\]}]/.test(last) && indentOf(last) === indent ? end : end - 1;
};

/** The lines that a line is inside of, the innermost first, itself included. */
const around = (lines: readonly string[], at: number): number[] => {
  const found = [at];
  let indent = indentOf(lines[at] ?? '');
  for (let index = at; index >= 0 && indent > 0; index--) {
    const line = lines[index] ?? '';
    if (line === '' || indentOf(line) >= indent || /^\s*[)\]}]/.test(line)) continue;
    indent = indentOf(line);
    found.push(index);
  }
  return found;
};

/** Where a line's whole begins: an element that is an object, a call, or in a test the case or the function. */
export const startOf = (lines: readonly string[], at: number, isTest: boolean): number => {
  const outer = around(lines, at);
  const whole = outer.find(
    (index) => isTestCase.test(lines[index] ?? '') || isFunction.test(lines[index] ?? ''),
  );
  if (isTest && whole !== undefined) return whole;
  const [, above = at, list = at] = outer;
  const isElement = /^\s*\{$/.test(lines[above] ?? '') && (lines[list] ?? '').endsWith('[');
  return isElement || /^\s*add\($/.test(lines[above] ?? '') ? above : at;
};
