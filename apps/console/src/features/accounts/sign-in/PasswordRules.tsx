import { IconCheck, IconPoint } from '@tabler/icons-react';
import classes from '#features/accounts/sign-in/forms.module.css';
import { messages } from '#features/accounts/sign-in/messages.ts';

/** Shows which password rules the typed text meets so far. */
export function PasswordRules({ password }: { password: string }) {
  const t = messages.get().rules;
  const parts = [
    { text: t.length, isMet: password.length >= 8 },
    { text: t.lower, isMet: /[a-z]/.test(password) },
    { text: t.upper, isMet: /[A-Z]/.test(password) },
    { text: t.digit, isMet: /[0-9]/.test(password) },
    { text: t.special, isMet: /[!@#$%^&*]/.test(password) },
  ];
  return (
    <ul className={classes['rules']} aria-label={t.title}>
      {parts.map(({ text, isMet }) => (
        <li key={text} data-met={isMet || undefined}>
          {isMet ? <IconCheck size={14} aria-hidden /> : <IconPoint size={14} aria-hidden />}
          {text}
          <span className="visually-hidden">({isMet ? t.met : t.missing})</span>
        </li>
      ))}
    </ul>
  );
}
