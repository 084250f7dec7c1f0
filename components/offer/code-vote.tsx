'use client';

import clsx from 'clsx';
import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import type { OfferTexts } from '@/components/catalogue/tickets/offer-labels';
import { Button } from '@/components/ui/button';
import { findVote, type KeptVote, keptVotes, sendVote, takeVoteBack, UNDO_MS } from '@/lib/browser/votes';
import type { ItemId } from '@/lib/catalogue/types';
import styles from './code-vote.module.scss';

const NONE: readonly KeptVote[] = [];

type CodeVoteProps = {
  couponId: ItemId;
  /** Whether the code was copied: nobody else can know whether it works. */
  isAsked: boolean;
  texts: OfferTexts['panel']['vote'];
};

/**
 * Asks whether a copied code worked, once a browser, and lets the response be taken back for a minute. Its line is there
 * from the start, so that nothing moves when the question comes.
 */
export function CodeVote({ couponId, isAsked, texts }: CodeVoteProps) {
  const offer = { kind: 'coupon', id: couponId } as const;
  const questionId = useId();
  const line = useRef<HTMLDivElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const votes = useSyncExternalStore(keptVotes.subscribe, keptVotes.read, () => NONE);
  const vote = findVote(votes, offer);
  const canUndo = useIsRecent(vote);

  const hasSent = useRef(false);
  useEffect(() => {
    // The button that was pressed is gone: the focus rests on what stays, and says how it went.
    if (hasSent.current) line.current?.focus({ preventScroll: true });
    hasSent.current = false;
  }, [vote]);

  async function send(call: Promise<boolean>) {
    hasSent.current = true;
    setHasFailed(false);
    setHasFailed(!(await call));
  }

  return (
    <div ref={line} tabIndex={-1} className={clsx(styles.line, !vote && !isAsked && styles.waiting)}>
      {!vote && (
        <span role="group" aria-labelledby={questionId} className={styles.question}>
          <span id={questionId}>{texts.question}</span>
          {([true, false] as const).map((worked) => (
            <Button
              key={String(worked)}
              variant="secondary"
              className={styles.choice}
              onClick={() => send(sendVote(offer, worked, new Date()))}
            >
              {worked ? texts.yes : texts.no}
            </Button>
          ))}
        </span>
      )}
      {vote && <span>{vote.worked ? texts.saidYes : texts.saidNo}</span>}
      {vote && canUndo && (
        <Button variant="quiet" className={styles.choice} onClick={() => send(takeVoteBack(offer, vote))}>
          {texts.undo}
        </Button>
      )}
      {hasFailed && <span role="alert">{texts.failed}</span>}
    </div>
  );
}

/** Whether a vote can still be taken back; changes by itself when its minute is over. */
function useIsRecent(vote: KeptVote | undefined): boolean {
  const votedAt = vote?.votedAt;
  const [endedAt, setEndedAt] = useState<number>();
  const [openedAt] = useState(() => Date.now());

  useEffect(() => {
    if (votedAt === undefined) return;
    const leftMs = Math.max(0, votedAt + UNDO_MS - Date.now());
    const timer = setTimeout(() => setEndedAt(votedAt), leftMs);
    return () => clearTimeout(timer);
  }, [votedAt]);

  return votedAt !== undefined && endedAt !== votedAt && openedAt < votedAt + UNDO_MS;
}
