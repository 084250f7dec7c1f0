'use client';

import { useEffect, useState } from 'react';
import { dropPending, type Outcome, parseEmail, unsubscribe } from '@/lib/browser/newsletter';
import type { UnsubscribeStatus } from '@/lib/url/paths';

export type UnsubscriptionStep = 'idle' | 'submitting' | UnsubscribeStatus;

const STEP_AFTER: Record<Outcome, UnsubscribeStatus> = {
  accepted: 'done',
  refused: 'invalid',
  failed: 'failed',
};

/**
 * The steps of leaving the newsletter; `email` and `status` are what the page's address says. Where a plain form sent
 * before this page was hydrated did it, what still waits in this browser for that address is forgotten here.
 */
export function useUnsubscription(email: string, status: UnsubscribeStatus | null) {
  const [step, setStep] = useState<UnsubscriptionStep>(status ?? 'idle');

  useEffect(() => {
    const address = parseEmail(email);
    if (status === 'done' && address !== null) dropPending(address);
  }, [email, status]);

  /** Sends an address and answers the step that it led to. */
  async function submit(text: string): Promise<UnsubscribeStatus> {
    const address = parseEmail(text);
    if (address !== null) setStep('submitting');
    const next = address === null ? 'invalid' : STEP_AFTER[await unsubscribe(address)];
    setStep(next);
    return next;
  }

  return { step, submit, startOver: () => setStep('idle') };
}
