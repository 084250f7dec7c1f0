'use client';

import { useEffect, useId, useRef } from 'react';
import type { Heading } from '@/lib/content/markdown';
import styles from './contents-list.module.scss';
import { revealWithin } from './reveal-within';
import { useActiveHeading } from './use-active-heading';

type ContentsListProps = { headings: Heading[]; title: string };

/**
 * The contents of an article, the section that is read marked (spec §2, "Article"). Its entries are plain links: the
 * browser scrolls, smoothly where motion is welcome and to 80 px below the top (styles/globals.scss), keeps the
 * address and takes the keyboard along.
 */
export function ContentsList({ headings, title }: ContentsListProps) {
  const list = useRef<HTMLElement>(null);
  const current = useRef<HTMLAnchorElement>(null);
  const titleId = useId();
  const active = useActiveHeading(headings);
  const highest = Math.min(...headings.map(({ level }) => level));

  useEffect(() => {
    if (list.current && current.current) revealWithin(list.current, current.current);
  }, [active]);

  return (
    <nav ref={list} aria-labelledby={titleId} className={styles.contents}>
      <p id={titleId} className={styles.title}>
        {title}
      </p>
      <ol role="list">
        {headings.map(({ id, level, text }) => (
          <li key={id} data-depth={level - highest} className={styles.entry}>
            <a
              ref={id === active ? current : undefined}
              href={`#${id}`}
              aria-current={id === active ? 'true' : undefined}
              className={styles.link}
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
