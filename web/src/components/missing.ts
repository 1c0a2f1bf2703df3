import { isValidElement, type ReactNode } from 'react';

/** The shared schemas' message for an empty field. They don't know its label; the field does. */
const bare = 'Required';

const lowered = (label: string): string =>
  label.replace(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase());

/** By sound: an hour, an SMTP host. */
const article = (noun: string): string =>
  /^([aeio]|hour)/i.test(noun) || /^[FHLMNRSX][A-Z]/.test(noun) ? 'an' : 'a';

/** Labels that aren't nouns. */
const sentences: Record<string, string> = {
  To: 'Enter an email address to send it to',
  How: 'Choose how',
  'How much': 'Enter how much',
  'Contract name and parties': 'Enter the contract name and parties',
  'Who agreed what, and where': 'Enter who agreed what, and where',
};

const isChoice = (control: ReactNode): boolean =>
  isValidElement<object>(control) && ['options', 'choices'].some((name) => name in control.props);

/** An error's text: for an empty field what to do, "Enter a due date"; any other unchanged. */
export const errorText = (error: string, label: string, control: ReactNode): string => {
  if (error !== bare) return error;
  const noun = lowered(label);
  return sentences[label] ?? `${isChoice(control) ? 'Choose' : 'Enter'} ${article(noun)} ${noun}`;
};
