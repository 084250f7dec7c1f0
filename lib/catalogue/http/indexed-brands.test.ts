import { createFakeFetch } from './testing/create-fake-fetch';
import { HostError } from './host-error';
import { createHttpCatalogue } from '.';

const baseUrl = 'https://api.example';

it('leaves out brands without a live offer, whatever is said of them, and knows no dates', async () => {
  const brand_list = [
    { id: 1, name: 'Lumera', unique_name: 'lumera', description: 'Lamps.', total_coupons: 0 },
    { id: 2, name: 'Oro', unique_name: 'oro', total_coupons: 9 },
    { id: 3, name: 'Nameless', total_deals: 1 },
  ];
  const { fetch, calls } = createFakeFetch({ brands: { data: { brand_list, total: 203, page_size: 100 } } });
  const page = await createHttpCatalogue({ baseUrl, fetch }).listIndexedBrands({ page: 2, pageSize: 100 });
  expect(page).toEqual({
    items: [
      { uniqueName: 'oro', updatedAt: null },
      { uniqueName: '3', updatedAt: null },
    ],
    total: 203,
    page: 2,
    pageSize: 100,
  });
  expect(calls).toEqual([{ method: 'GET', path: 'brands?page=2&page_size=100', body: null }]);
});

it('throws where the host fails: a sitemap without its brands would be false', async () => {
  const { fetch } = createFakeFetch({ brands: new Response('', { status: 500 }) });
  await expect(createHttpCatalogue({ baseUrl, fetch }).listIndexedBrands()).rejects.toThrow(HostError);
});
