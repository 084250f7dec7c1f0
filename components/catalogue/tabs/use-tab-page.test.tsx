import { act, render, screen, waitFor } from '@testing-library/react';
import { buildPage } from '@/lib/testing/build-offer';
import { TabContext } from '@/components/ui/use-tab';
import { buildTabPanelTexts } from './catalogue-tabs';
import { prepareTabPages, useTabPage } from './use-tab-page';

jest.mock('./tab-page-loader', () => {
  throw new Error('The chunk is gone.');
});

function Pages() {
  const { counts } = buildTabPanelTexts('en');
  const served = buildPage([], { total: 41 });
  const { page, status, loader } = useTabPage(served, {
    ...{ tab: 'deals', locale: 'en', counts },
    owner: { brandId: 7 },
  });
  return (
    <p>
      {page}: {status}
      {loader}
    </p>
  );
}

test('where the code for turning pages cannot be loaded the address is, which names the page already', async () => {
  // jsdom cannot load pages, and says so.
  const onError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <TabContext value={{ position: { tab: 'deals', page: 2 }, goTo: jest.fn() }}>
      <Pages />
    </TabContext>,
  );
  expect(screen.getByText('2: loading')).toBeVisible();
  await waitFor(() =>
    expect(onError.mock.calls.flat().map(String)).toContainEqual(expect.stringContaining('navigation')),
  );
  onError.mockRestore();
});

test('preparing says nothing of it', async () => {
  prepareTabPages('en');
  await act(async () => undefined);
});

test('outside of tabs there is the page of the server', () => {
  render(<Pages />);
  expect(screen.getByText('1: shown')).toBeVisible();
});
