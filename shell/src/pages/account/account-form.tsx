import { Button, Notice, TextField } from '@crewdeck/ui-kit';
import type { FormEvent, ReactNode } from 'react';
import styles from './account-form.module.css';
import { GoogleMark } from './google-mark.tsx';
import { useCredentials } from './use-credentials.ts';

export interface AccountFormProps {
  title: string;
  intro: string;
  submitLabel: string;
  busyLabel: string;
  googleLabel: string;
  passwordAutoComplete: 'current-password' | 'new-password';
  passwordHint?: string;
  withPassword: (email: string, password: string) => Promise<void>;
  withGoogle: () => Promise<void>;
  /** The way to the other of the two pages. */
  otherWay: ReactNode;
}

/** The one form behind signing in and signing up. Where success leads is the access check's business. */
export function AccountForm(props: AccountFormProps) {
  const credentials = useCredentials(props.withPassword, props.withGoogle);
  const { busyWith, error } = credentials;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void credentials.submitPassword();
  };

  return (
    <div className={styles.card}>
      <header>
        <h1 className={styles.title}>{props.title}</h1>
        <p className={styles.intro}>{props.intro}</p>
      </header>
      <form className={styles.form} onSubmit={submit}>
        <TextField
          label="Email"
          type="email"
          name="email"
          autoComplete="username"
          required
          value={credentials.email}
          onValueChange={credentials.setEmail}
        />
        <TextField
          label="Password"
          type="password"
          name="password"
          autoComplete={props.passwordAutoComplete}
          required
          hint={props.passwordHint}
          value={credentials.password}
          onValueChange={credentials.setPassword}
        />
        {error ? (
          <Notice tone="danger" role="alert">
            {error}
          </Notice>
        ) : null}
        <Button
          type="submit"
          variant="primary"
          size="lg"
          isBusy={busyWith === 'password'}
          disabled={busyWith === 'google'}
        >
          {busyWith === 'password' ? props.busyLabel : props.submitLabel}
        </Button>
      </form>
      <p className={styles.divider}>or</p>
      <Button
        size="lg"
        isBusy={busyWith === 'google'}
        disabled={busyWith === 'password'}
        onClick={() => void credentials.submitGoogle()}
      >
        {busyWith === 'google' ? null : <GoogleMark />}
        {props.googleLabel}
      </Button>
      <p className={styles.otherWay}>{props.otherWay}</p>
    </div>
  );
}
