import type { Messages } from '@/lib/i18n';

/** Every text around saved offers (messages/en/saved.json). */
export type SavedTexts = Messages['saved'];
