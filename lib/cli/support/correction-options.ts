import { UsageError } from './command-error';

/** Collects `--set field=value`, which may come several times. Throws UsageError on any other text. */
export function collectFields(text: string, fields: Record<string, string> = {}): Record<string, string> {
  const [, field, value] = /^([^=]+)=(.*)$/s.exec(text) ?? [];
  if (field === undefined || value === undefined) {
    throw new UsageError(
      `--set takes a field and a value, such as --set end_date=2030-12-31, not "${text}".`,
    );
  }
  return { ...fields, [field.trim().toLowerCase().replaceAll('-', '_')]: value };
}

/** Collects `--clear field`, which may come several times or name several. */
export function collectNames(text: string, names: string[] = []): string[] {
  return [...names, ...text.split(',').map((name) => name.trim().toLowerCase().replaceAll('-', '_'))];
}

/** A field with yes or no, as two options that exclude each other say; nothing where neither is given. */
export function toFlag(field: string, on: true | undefined, off: true | undefined): Record<string, string> {
  return on || off ? { [field]: on ? 'yes' : 'no' } : {};
}
