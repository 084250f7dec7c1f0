'use client';

import { useEffect, useState } from 'react';
import type { SubscriptionSource } from '@/lib/catalogue/types';
import { subscribe } from '@/lib/browser/newsletter';

export type SubscriptionStep = 'idle' | 'submitting' | 'done';

const SUCCESS_MS = 3_000;

/** The steps of spec §4: idle, submitting, done for three seconds, idle. A failed call ends in done as well (§5). */
export function useSubscription(source: SubscriptionSource) {
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
