import { Button } from '@mantine/core';
import { IconDeviceMobile, IconFingerprint, IconLifebuoy } from '@tabler/icons-react';
import type { SecondFactor } from '@ocr/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { AddPasskeyDialog } from '#features/accounts/second-factor/AddPasskeyDialog.tsx';
import { AddTotpDialog } from '#features/accounts/second-factor/AddTotpDialog.tsx';
import { messages } from '#features/accounts/second-factor/messages.ts';
import { refreshSecondFactor, secondFactorQuery } from '#lib/queries/accounts.ts';
import { RecoveryCodesDialog } from '#features/accounts/second-factor/RecoveryCodesDialog.tsx';
import {
  RemoveFactorDialog,
  RenewCodesDialog,
  type Removal,
} from '#features/accounts/second-factor/PasswordDialogs.tsx';
import classes from '#features/accounts/second-factor/second-factor.module.css';
import { format } from '#lib/format.ts';
import { Section } from '#ui/layout/Section.tsx';
import { ErrorState, Placeholder } from '#ui/feedback/States.tsx';

type Opened =
  | { readonly dialog: 'totp' | 'passkey' | 'renew' }
  | { readonly dialog: 'codes'; readonly codes: readonly string[] }
  | { readonly dialog: 'remove'; readonly removal: Removal };

/** The user's own second factor: what there is, what can be added and removed. */
export function SecondFactorSection() {
  const t = messages.get();
  const state = useQuery(secondFactorQuery);
  return (
    <Section title={t.title} note={t.note}>
      {state.data ? (
        <Factors state={state.data} />
      ) : state.isError ? (
        <ErrorState error={state.error} onRetry={() => void state.refetch()} />
      ) : (
        <Placeholder height={140} />
      )}
    </Section>
  );
}

function Factors({ state }: { state: SecondFactor }) {
  const t = messages.get();
  const client = useQueryClient();
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const finish = (codes: readonly string[] = []): void => {
    setOpened(codes.length > 0 ? { dialog: 'codes', codes } : undefined);
    void refreshSecondFactor(client);
  };
  return (
    <>
      <p className={classes['state']} data-on={state.enabled || undefined}>
        <strong>{state.enabled ? t.on : t.off}</strong>
        {state.required && <span>{t.required}</span>}
      </p>
      <FactorList state={state} onOpen={setOpened} />
      <div className={classes['buttons']}>
        {state.totp === null && (
          <Button variant="default" onClick={() => setOpened({ dialog: 'totp' })}>
            {t.addTotp}
          </Button>
        )}
        <Button variant="default" onClick={() => setOpened({ dialog: 'passkey' })}>
          {t.addPasskey}
        </Button>
      </div>
      {opened?.dialog === 'totp' && (
        <AddTotpDialog needsPassword={state.passwordRequired} onClose={close} onAdded={finish} />
      )}
      {opened?.dialog === 'passkey' && (
        <AddPasskeyDialog needsPassword={state.passwordRequired} onClose={close} onAdded={finish} />
      )}
      {opened?.dialog === 'codes' && <RecoveryCodesDialog codes={opened.codes} onClose={close} />}
      {opened?.dialog === 'remove' && (
        <RemoveFactorDialog removal={opened.removal} onClose={close} onRemoved={finish} />
      )}
      {opened?.dialog === 'renew' && <RenewCodesDialog onClose={close} onRenewed={finish} />}
    </>
  );
}

function FactorList({ state, onOpen }: { state: SecondFactor; onOpen: (opened: Opened) => void }) {
  const t = messages.get();
  if (!state.enabled) return null;
  return (
    <ul className={classes['factors']}>
      {state.totp && (
        <Factor
          icon={<IconDeviceMobile size={20} stroke={1.5} aria-hidden />}
          name={t.totp}
          facts={[t.totpSince(format.date(state.totp.since))]}
          action={t.remove}
          onAction={() => onOpen({ dialog: 'remove', removal: { method: 'totp' } })}
        />
      )}
      {state.passkeys.map(({ id, name, since, lastUsed }) => (
        <Factor
          key={id}
          icon={<IconFingerprint size={20} stroke={1.5} aria-hidden />}
          name={name}
          facts={[
            t.passkeySince(format.date(since)),
            ...(lastUsed === null ? [] : [t.passkeyUsed(format.dateTime(lastUsed))]),
          ]}
          action={t.remove}
          onAction={() => onOpen({ dialog: 'remove', removal: { method: 'passkey', id, name } })}
        />
      ))}
      <Factor
        icon={<IconLifebuoy size={20} stroke={1.5} aria-hidden />}
        name={t.recovery}
        facts={[t.recoveryLeft(format.number(state.recoveryCodesLeft), state.recoveryCodesLeft)]}
        action={t.renew}
        onAction={() => onOpen({ dialog: 'renew' })}
      />
    </ul>
  );
}

interface FactorProps {
  readonly icon: ReactNode;
  readonly name: string;
  readonly facts: readonly string[];
  readonly action: string;
  readonly onAction: () => void;
}

function Factor({ icon, name, facts, action, onAction }: FactorProps) {
  return (
    <li>
      {icon}
      <div>
        <p>{name}</p>
        {facts.map((fact) => (
          <p key={fact} className={classes['fact']}>
            {fact}
          </p>
        ))}
      </div>
      <Button variant="subtle" color="gray" size="xs" aria-label={`${action}: ${name}`} onClick={onAction}>
        {action}
      </Button>
    </li>
  );
}
