'use client';

import { useParams } from 'next/navigation';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { parseLocale, type Locale } from '@/lib/i18n/locales';
import en from '@/lib/i18n/messages/en/errors.json' with { type: 'json' };
import es from '@/lib/i18n/messages/es/errors.json' with { type: 'json' };
import fr from '@/lib/i18n/messages/fr/errors.json' with { type: 'json' };

// All languages at once: what is fetched only now might fail like the page itself.
const TEXTS: Record<Locale, typeof en> = { en, es, fr };

type Props = { retry: () => void };

/** What a visitor sees where a page could not be made (docs/specification.md §8.11), with a way to try again. */
export function ErrorView({ retry }: Props) {
  const { locale = '' } = useParams<{ locale?: string }>();
  const { title, message, action } = TEXTS[parseLocale(locale)].unexpected;
  return (
    <div role="alert">
      <EmptyState title={title} message={message} />
      <Button onClick={retry}>{action}</Button>
    </div>
  );
}
