import { act, render, screen, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { toApiCouponList } from '@/lib/catalogue/wire/offer';
import { buildCoupon, buildPage } from '@/lib/testing/build-offer';
import { PreloadedList } from './preloaded-list';

const toList = (name: string) => toApiCouponList(buildPage([buildCoupon({ name })], { total: 1, page: 1 }));

let reply: (isOk: boolean) => Promise<void>;
const fetchMock = jest.fn();

beforeEach(() => {
  document.head.replaceChildren();
  fetchMock.mockReset().mockImplementation(
    () =>
      new Promise((resolve) => {
        reply = async (ok) => {
          resolve({ ok, status: 500, json: async () => ({ data: toList('From the API') }) });
          await act(async () => undefined);
        };
      }),
  );
  Object.assign(globalThis, { fetch: fetchMock });
});

function carry(page: number): void {
  const block = { pageType: 'coupons', page, totalPages: 1, staticData: toList('From the page') };
  document.head.innerHTML = `<script type="application/json" id="preloaded-data">${JSON.stringify(block)}</script>`;
}

async function renderList() {
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <PreloadedList list="coupons" page={1} locale="en" now="2026-11-20T12:00:00Z">
        <h3>From the server</h3>
      </PreloadedList>
    </SWRConfig>,
  );
  // Until the code for it has been fetched.
  await act(async () => void (await import('./preloaded-list-items')));
}

const getTitle = () => screen.getByRole('heading').textContent;

it('shows what the page carries until the API has responded (docs/specification.md §4.18)', async () => {
  carry(1);
  await renderList();
  expect(getTitle()).toBe('From the page');
  await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(1));
  await reply(true);
  expect(getTitle()).toBe('From the API');
});

it('keeps what the page carries where the API fails', async () => {
  carry(1);
  await renderList();
  await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(1));
  await reply(false);
  expect(getTitle()).toBe('From the page');
});

it.each([
  ['carries nothing', () => {}],
  ['carries another page', () => carry(2)],
])(
  'shows the list as the server rendered it, and asks for nothing, where the page %s',
  async (_, prepare) => {
    prepare();
    await renderList();
    expect(getTitle()).toBe('From the server');
    expect(fetchMock).not.toHaveBeenCalled();
  },
);
