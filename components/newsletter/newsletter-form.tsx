'use client';

import clsx from 'clsx';
import { type FormEvent, useCallback, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { SubscriptionSource } from '@/lib/catalogue/types';
import { EMAIL_FIELD_PATTERN, FORM_IDS, parseEmail, SUBSCRIBE_PATH } from '@/lib/newsletter';
import styles from './newsletter-form.module.scss';
import { useSubscription } from './use-subscription';

export type NewsletterLabels = {
  email: string;
  placeholder: string;
  submit: string;
  submitting: string;
  successTitle: string;
  successMessage: string;
};

type Props = { source: SubscriptionSource; labels: NewsletterLabels };

/**
 * Until it is hydrated this is a plain form that the browser validates and posts. The call leads back to the frame's
 * id, and the style sheet then shows the success panel.
 */
export function NewsletterForm({ source, labels }: Props) {
  const fieldId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  const [text, setText] = useState('');
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
    await subscribe(email);
  }

  return (
    <div ref={frame} id={FORM_IDS[source]} tabIndex={-1} className={styles.frame}>
      {!isHydrated && <SuccessPanel labels={labels} className={styles.thanks} />}
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

function SuccessPanel({ labels, className }: { labels: NewsletterLabels; className?: string }) {
  return (
    <div className={clsx(styles.success, className)}>
      <p className={styles.successTitle}>{labels.successTitle}</p>
      <p>{labels.successMessage}</p>
    </div>
  );
}
