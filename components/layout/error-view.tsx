'use client';

import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import errors from '@/lib/i18n/messages/en/errors.json' with { type: 'json' };

type Props = { retry: () => void };

/** What a visitor sees where a page could not be made (spec §8), with a way to try again. */
export function ErrorView({ retry }: Props) {
  const { title, message, action } = errors.unexpected;
  return (
    <div role="alert">
      <EmptyState title={title} message={message} />
      <Button onClick={retry}>{action}</Button>
    </div>
  );
}
