import { IconCheck, IconPoint } from '@tabler/icons-react';
import classes from '#features/auth/forms.module.css';
import { messages } from '#features/auth/messages.ts';

/** Which of the password's rules what is typed meets so far. */
export function PasswordRules({ password }: { password: string }) {
  const words = messages.get().rules;
  const parts = [
    { text: words.length, isMet: password.length >= 8 },
    { text: words.lower, isMet: /[a-z]/.test(password) },
    { text: words.upper, isMet: /[A-Z]/.test(password) },
    { text: words.digit, isMet: /[0-9]/.test(password) },
    { text: words.special, isMet: /[!@#$%^&*]/.test(password) },
  ];
  return (
    <ul className={classes['rules']} aria-label={words.title}>
      {parts.map(({ text, isMet }) => (
        <li key={text} data-met={isMet || undefined}>
          {isMet ? <IconCheck size={14} aria-hidden /> : <IconPoint size={14} aria-hidden />}
          {text}
          <span className="visually-hidden">({isMet ? words.met : words.missing})</span>
        </li>
      ))}
    </ul>
  );
}
