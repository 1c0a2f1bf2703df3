import { isValidElement, type ReactNode } from 'react';

/** What the shared shapes say of a field that was left empty. They know no label; the field does. */
const bare = 'Required';

const lowered = (label: string): string =>
  label.replace(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase());

/** By its sound: an hour, an SMTP host. */
const article = (noun: string): string =>
  /^([aeio]|hour)/i.test(noun) || /^[FHLMNRSX][A-Z]/.test(noun) ? 'an' : 'a';

/** Labels that are no noun. */
const sentences: Record<string, string> = {
  To: 'Enter an email address to send it to',
  How: 'Choose how',
  'How much': 'Enter how much',
  'Contract name and parties': 'Enter the contract name and parties',
  'Who agreed what, and where': 'Enter who agreed what, and where',
};

const isChoice = (control: ReactNode): boolean =>
  isValidElement<object>(control) && ['options', 'choices'].some((name) => name in control.props);

/** An error as it is shown: for an empty field what to do about it, "Enter a due date"; any other as it is. */
export const errorText = (error: string, label: string, control: ReactNode): string => {
  if (error !== bare) return error;
  const noun = lowered(label);
  return sentences[label] ?? `${isChoice(control) ? 'Choose' : 'Enter'} ${article(noun)} ${noun}`;
};
