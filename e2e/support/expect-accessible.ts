import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The only rules whose result depends on the colours of a theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Fails with what axe finds on the page as it stands, or in the part of it that a selector names. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  await expectNoViolations(page, build(page, part).withTags(TAGS));
}

/** Fails with the contrasts that are too low on the page as it stands: what a second theme can add. */
async function expectContrast(page: Page, part?: string): Promise<void> {
  await expectNoViolations(page, build(page, part).withRules(COLOUR_RULES));
}

/** Both of these, one after the other; the page is in light before and after. */
export async function expectAccessibleInBothThemes(page: Page, part?: string): Promise<void> {
  await expectAccessible(page, part);
  // Without motion, colours do not fade from one theme to the other.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectContrast(page, part);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: null });
}

function build(page: Page, part: string | undefined): AxeBuilder {
  // Nodes that pass are described only on request, which takes most of the time.
  const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  // Frames of other origins need a second page to bring the results together in; others do without.
  if (page.frames().length === 1) builder.setLegacyMode();
  return part === undefined ? builder : builder.include(part);
}

async function expectNoViolations(page: Page, builder: AxeBuilder): Promise<void> {
  const { violations } = await builder.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
  expect(found, page.url()).toEqual([]);
}
