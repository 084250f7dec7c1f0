/**
 * Code of our own that must run before the first paint. The only place for inline scripts: `code` is a constant of
 * the project, never text from outside. Tags inside its strings are escaped, so that they cannot end the script.
 */
export function InlineScript({ code }: { code: string }) {
  const safe = code.replace(/<(?=[!/])/g, '\\x3C');
  // eslint-disable-next-line no-restricted-syntax -- this component is the guard that the rule points to
  return <script dangerouslySetInnerHTML={{ __html: safe }} />;
}
