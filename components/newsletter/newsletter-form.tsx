'use client';

import clsx from 'clsx';
import { type FormEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';
import {
  buildStatusId,
  EMAIL_FIELD_PATTERN,
  FORM_IDS,
  parseEmail,
  subscribe,
  SUBSCRIBE_PATH,
} from '@/lib/browser/newsletter';
import type { SubscriptionSource } from '@/lib/catalogue/types';
import styles from './newsletter-form.module.scss';

const SUCCESS_MS = 3_000;

export type NewsletterLabels = {
  email: string;
  placeholder: string;
  submit: string;
  submitting: string;
  successTitle: string;
  successMessage: string;
  /** Of a form sent without a script: what was wrong with the address, and that the call failed. */
  invalid: string;
  failed: string;
};

type Props = { source: SubscriptionSource; labels: NewsletterLabels };

/**
 * Until it is hydrated this is a plain form that the browser validates and posts. The call leads back to what says how
 * it ended. A link to the form leads to the frame's id, which says nothing.
 */
export function NewsletterForm({ source, labels }: Props) {
  const fieldId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  const [text, setText] = useState('');
  const [wasSent, setWasSent] = useState(false);
  // The field keeps its own text: what was typed before hydration counts, and it is empty when the form comes back.
  const readField = useCallback((field: HTMLInputElement | null) => {
    if (field) setText(field.value);
  }, []);
  const { step, subscribe } = useSubscription(source);
  const email = parseEmail(text);
  const isSubmitting = step === 'submitting';

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (email === null || isSubmitting) return;
    // The button is about to be disabled and the form replaced: the focus rests on what stays.
    frame.current?.focus({ preventScroll: true });
    setWasSent(true);
    await subscribe(email);
  }

  return (
    <div ref={frame} id={FORM_IDS[source]} tabIndex={-1} className={styles.frame}>
      {!wasSent && <PlainFormStatus source={source} labels={labels} isHydrated={isHydrated} />}
      <div role="status">{step === 'done' && <SuccessPanel labels={labels} />}</div>
      {step !== 'done' && (
        <form method="post" action={SUBSCRIBE_PATH} noValidate={isHydrated} onSubmit={submit}>
          <input type="hidden" name="source" value={source} />
          <label className={styles.label} htmlFor={fieldId}>
            {labels.email}
          </label>
          <div className={styles.row}>
            <input
              ref={readField}
              id={fieldId}
              className={styles.field}
              type="email"
              name="email"
              required
              pattern={EMAIL_FIELD_PATTERN}
              autoComplete="email"
              placeholder={labels.placeholder}
              readOnly={isSubmitting}
              onChange={(event) => setText(event.target.value)}
            />
            <Button
              className={styles.button}
              type="submit"
              disabled={isHydrated && (email === null || isSubmitting)}
            >
              {isSubmitting ? labels.submitting : labels.submit}
            </Button>
          </div>
        </form>
      )}
    </div>
  );
}

type SubscriptionStep = 'idle' | 'submitting' | 'done';

/**
 * The steps of docs/specification.md §4.10: idle, submitting, done for three seconds, idle. A failed call ends in
 * done as well (docs/specification.md §8.5).
 */
function useSubscription(source: SubscriptionSource) {
  const [step, setStep] = useState<SubscriptionStep>('idle');

  useEffect(() => {
    if (step !== 'done') return;
    const timer = setTimeout(() => setStep('idle'), SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [step]);

  async function submit(email: string): Promise<void> {
    setStep('submitting');
    await subscribe({ email, source });
    setStep('done');
  }

  return { step, subscribe: submit };
}

type PlainFormStatusProps = { source: SubscriptionSource; labels: NewsletterLabels; isHydrated: boolean };

/**
 * How a form ended that was sent without a script: the call leads back to one of these, and the style sheet then shows
 * it. The thanks replace the form, so that they go once a script can show it again.
 */
function PlainFormStatus({ source, labels, isHydrated }: PlainFormStatusProps) {
  return (
    <>
      {!isHydrated && (
        <SuccessPanel id={buildStatusId(source, 'done')} className={styles.thanks} labels={labels} />
      )}
      {(['invalid', 'failed'] as const).map((status) => (
        <p key={status} id={buildStatusId(source, status)} className={styles.error}>
          {labels[status]}
        </p>
      ))}
    </>
  );
}

type SuccessPanelProps = { id?: string; className?: string; labels: NewsletterLabels };

function SuccessPanel({ id, className, labels }: SuccessPanelProps) {
  return (
    <div id={id} className={clsx(styles.success, className)}>
      <p className={styles.successTitle}>{labels.successTitle}</p>
      <p>{labels.successMessage}</p>
    </div>
  );
}
