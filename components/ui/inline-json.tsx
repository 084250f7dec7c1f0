import { formatInlineJson } from './format-inline-json';

/** Linked data for crawlers (JSON-LD). The only place for inline JSON; foreign text in it cannot leave the element. */
export function InlineJson({ data }: { data: object }) {
  return (
    <script
      type="application/ld+json"
      // eslint-disable-next-line no-restricted-syntax -- this component is the guard that the rule points to
      dangerouslySetInnerHTML={{ __html: formatInlineJson(data) }}
    />
  );
}
