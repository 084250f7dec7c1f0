import { identifyCatalogue } from '@/lib/catalogue/identify-catalogue';
import { parseSettings } from '@/lib/config/settings';
import { formatSiteStatus, waitForSite } from './wait-for-site';

/** A site that responds with these bodies one after the other, the last one for ever; time only passes in `sleep`. */
function watchReplies(...replies: (() => Response)[]) {
  let now = 0;
  const requests: string[] = [];
  return {
    requests,
    getElapsed: () => now,
    watch: {
      fetch: async (input: unknown) => {
        requests.push(String(input));
        const reply = replies[Math.min(requests.length, replies.length) - 1];
        if (!reply) throw new TypeError('fetch failed');
        return reply();
      },
      sleep: async (milliseconds: number) => void (now += milliseconds),
      clock: () => now,
    },
  };
}

const settings = parseSettings({
  SITE_URL: 'https://deals.example',
  DATABASE_URL: 'libsql://db.example',
  VISITORS_DATABASE_URL: 'file:visitors.db',
});
const catalogue = identifyCatalogue(settings);
const version = (catalogueVersion: number | null) => () => Response.json({ catalogue, catalogueVersion });

describe('waitForSite', () => {
  it('asks until the site shows the version', async () => {
    const site = watchReplies(version(null), version(6), version(7));
    expect(await waitForSite(settings, 7, site.watch)).toBe('shown');
    expect(site.requests).toEqual(Array.from({ length: 3 }, () => 'https://deals.example/api/health'));
  });

  it('is content with a later version', async () => {
    expect(await waitForSite(settings, 7, watchReplies(version(9)).watch)).toBe('shown');
  });

  it('gives up after ten seconds', async () => {
    const site = watchReplies(version(6));
    expect(await waitForSite(settings, 7, site.watch)).toBe('not-yet');
    expect(site.getElapsed()).toBe(10_000);
  });

  it.each([['0123456789abcdef'], [null]])('does not believe a site that reads %s', async (other) => {
    const site = watchReplies(() => Response.json({ catalogue: other, catalogueVersion: 99 }));
    expect(await waitForSite(settings, 7, site.watch)).toBe('other-catalogue');
    expect(site.getElapsed()).toBe(0);
  });

  it.each([
    ['nothing', []],
    ['a page', [() => new Response('<html>')]],
    ['another program', [() => Response.json({ status: 'ok' })]],
  ])('does not wait for %s', async (_, replies) => {
    const site = watchReplies(...replies);
    expect(await waitForSite(settings, 7, site.watch)).toBe('not-running');
    expect(site.getElapsed()).toBe(0);
  });

  it('does not wait for a body that heeds no signal', async () => {
    jest.useFakeTimers();
    const site = watchReplies(() => new Response(new ReadableStream()));
    const waiting = waitForSite(settings, 7, site.watch);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(await waiting).toBe('not-running');
    jest.useRealTimers();
  });
});

it.each([
  ['shown', 'shows it'],
  ['not-yet', 'within five minutes'],
  ['other-catalogue', 'compare its DATABASE_URL and API_BASE_URL'],
  ['not-running', 'No running site responded at https://deals.example'],
] as const)('formatSiteStatus names %s', (reply, text) => {
  expect(formatSiteStatus(reply, 'https://deals.example')).toContain(text);
});
