import { countLive } from '../rules/find-offer';
import type { GetSource } from './contract-helpers';

export function describeStateAndSubscriptions(source: GetSource): void {
  it('counts the catalogue, expired and scheduled offers included', async () => {
    expect(await source().getStats()).toEqual({ brands: 8, coupons: 55, deals: 3 });
  });

  it('counts what is live, for descriptions', async () => {
    expect(await countLive(source())).toEqual({ brands: 8, coupons: 46, deals: 2 });
  });

  it('keeps its version while nothing changes', async () => {
    const version = await source().getVersion();
    await source().listCoupons();
    expect(version).toEqual(expect.any(Number));
    expect(await source().getVersion()).toBe(version);
  });

  it('takes a subscription twice and forgets one that it never had', async () => {
    const subscription = { email: 'ana@example.com', source: 'footer' } as const;
    await source().subscribe(subscription);
    await expect(source().subscribe(subscription)).resolves.toBeUndefined();
    await expect(source().unsubscribe('nobody@example.com')).resolves.toBeUndefined();
    await expect(source().unsubscribe(subscription.email)).resolves.toBeUndefined();
  });
}
