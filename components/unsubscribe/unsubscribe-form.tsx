'use client';

import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';
import {
  dropPending,
  EMAIL_FIELD_PATTERN,
  type Outcome,
  parseEmail,
  unsubscribe,
  UNSUBSCRIBE_PATH,
} from '@/lib/browser/newsletter';
import type { UnsubscribeStatus } from '@/lib/url/paths';
import styles from './unsubscribe.module.scss';

const STEP_AFTER: Record<Outcome, UnsubscribeStatus> = {
  accepted: 'done',
  refused: 'invalid',
  failed: 'failed',
};

export type UnsubscribeLabels = Record<
  | 'lead'
  | 'email'
  | 'submit'
  | 'submitting'
  | 'tryAgain'
  | 'invalid'
  | 'failed'
  | 'doneTitle'
  | 'doneMessage'
  | 'goOn',
  string
>;

type Props = {
  email: string;
  status: UnsubscribeStatus | null;
  /** Where a visitor can go on to once it is done. */
  goOnHref: string;
  labels: UnsubscribeLabels;
};

/** Until it is hydrated this is a plain form; its call leads back here with what the address then says. */
export function UnsubscribeForm({ email, status, goOnHref, labels }: Props) {
  const fieldId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const isHydrated = useHydrated();
  const { step, submit, startOver } = useUnsubscription(email, status);
  const errorId = `${fieldId}-error`;

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (step === 'submitting') return;
    const next = await submit(field.current?.value ?? '');
    if (next === 'invalid') field.current?.focus();
    // The form goes: the focus rests on what stays.
    if (next === 'done') frame.current?.focus({ preventScroll: true });
  }

  return (
    <div ref={frame} tabIndex={-1} className={styles.frame}>
      <div role="status">{step === 'done' && <DonePanel labels={labels} goOnHref={goOnHref} />}</div>
      {step !== 'done' && (
        <form
          className={styles.form}
          method="post"
          action={UNSUBSCRIBE_PATH}
          noValidate={isHydrated}
          onSubmit={onSubmit}
        >
          <p className={styles.lead}>{labels.lead}</p>
          <label className={styles.label} htmlFor={fieldId}>
            {labels.email}
          </label>
          <input
            ref={field}
            id={fieldId}
            className={styles.field}
            type="email"
            name="email"
            defaultValue={email}
            required
            pattern={EMAIL_FIELD_PATTERN}
            autoComplete="email"
            readOnly={step === 'submitting'}
            aria-invalid={step === 'invalid' || undefined}
            aria-describedby={step === 'invalid' ? errorId : undefined}
            onChange={step === 'invalid' || step === 'failed' ? startOver : undefined}
          />
          <p id={errorId} role="alert" className={styles.error}>
            {(step === 'invalid' || step === 'failed') && labels[step]}
          </p>
          <Button className={styles.button} type="submit" aria-disabled={step === 'submitting' || undefined}>
            {pickButtonLabel(step, labels)}
          </Button>
        </form>
      )}
    </div>
  );
}

function pickButtonLabel(step: string, labels: UnsubscribeLabels): string {
  if (step === 'submitting') return labels.submitting;
  return step === 'failed' ? labels.tryAgain : labels.submit;
}

function DonePanel({ labels, goOnHref }: { labels: UnsubscribeLabels; goOnHref: string }) {
  return (
    <div className={styles.done}>
      <p className={styles.doneTitle}>{labels.doneTitle}</p>
      <p>{labels.doneMessage}</p>
      <ButtonLink href={goOnHref} variant="secondary" className={styles.goOn}>
        {labels.goOn}
      </ButtonLink>
    </div>
  );
}

type UnsubscriptionStep = 'idle' | 'submitting' | UnsubscribeStatus;

/**
 * The steps of leaving the newsletter; `email` and `status` are what the page's address says. Where a plain form sent
 * before this page was hydrated did it, what still waits in this browser for that address is forgotten here.
 */
function useUnsubscription(email: string, status: UnsubscribeStatus | null) {
  const [step, setStep] = useState<UnsubscriptionStep>(status ?? 'idle');

  useEffect(() => {
    const address = parseEmail(email);
    if (status === 'done' && address !== null) dropPending(address);
  }, [email, status]);

  /** Sends an address and returns the step that it led to. */
  async function submit(text: string): Promise<UnsubscribeStatus> {
    const address = parseEmail(text);
    if (address !== null) setStep('submitting');
    const next = address === null ? 'invalid' : STEP_AFTER[await unsubscribe(address)];
    setStep(next);
    return next;
  }

  return { step, submit, startOver: () => setStep('idle') };
}
