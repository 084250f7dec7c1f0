'use client';

import { type FormEvent, useId, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { useHydrated } from '@/components/ui/use-hydrated';
import { EMAIL_FIELD_PATTERN, UNSUBSCRIBE_PATH } from '@/lib/browser/newsletter';
import type { UnsubscribeStatus } from '@/lib/url/paths';
import styles from './unsubscribe.module.scss';
import { useUnsubscription } from './use-unsubscription';

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
