import { InlineScript } from '@/components/ui/inline-script';
import { THEME_SCRIPT } from './theme';

/** Belongs into <head>: the remembered theme is set before anything is painted. */
export function ThemeScript() {
  return <InlineScript code={THEME_SCRIPT} />;
}
