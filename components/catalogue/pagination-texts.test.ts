import { getMessages } from '@/lib/i18n';
import { LOCALES } from '@/lib/i18n/locales';
import { toPaginationLabels } from './pagination-texts';

test.each(LOCALES)('in %s the name of a link holds the number that it shows (WCAG 2.2, 2.5.3)', (locale) => {
  const { page } = toPaginationLabels(getMessages(locale).common.pagination);
  for (const number of [1, 2496, 1_234_567]) expect(page(number)).toContain(String(number));
});
