import { formatRegions, parseConditions, readConditions } from './conditions';

const read = (offer: Partial<Parameters<typeof readConditions>[0]>) =>
  readConditions({ terms: null, description: '', regions: [], ...offer }).map(({ kind, value }) =>
    value === '' ? kind : `${kind} ${value}`,
  );

describe('readConditions', () => {
  it.each([
    ['Minimum spend $20, after other reductions.', ['minimum $20']],
    ['Within the delivery area. Minimum order $30.', ['minimum $30']],
    ['Min. order value of £1,250.50. One use per customer.', ['minimum £1,250.50']],
    ['Minimum spend is 40 EUR.', ['minimum 40 EUR']],
    ['Valid on orders over $75.', ['minimum $75']],
    ['Bookings of $500 or more.', ['minimum $500']],
    ['Spend €60 to qualify; gift cards excluded.', ['minimum €60']],
    ['Pedido mínimo de 30 €.', ['minimum 30 €']],
    ['Válido en compras superiores a 50 €.', ['minimum 50 €']],
    ["Dès 60 € d'achat, hors soldes.", ['minimum 60 €']],
    ['Commande minimum : 25 €.', ['minimum 25 €']],
    ['Mindestbestellwert 49,90 €.', ['minimum 49,90 €']],
    ['No minimum spend.', []],
    ['Free shipping on orders over $50.', []],
    ['Bookings of up to $500.', []],
    ['Suspend $50 of it.', []],
    ['New customers only. First order only; one use per household.', ['newCustomers']],
    ['Annual billing only. New customers.', ['newCustomers']],
    ['For new customers.', ['newCustomers']],
    ['First booking only.', ['newCustomers']],
    ['Solo para nuevos clientes.', ['newCustomers']],
    ['Réservé aux nouveaux clients.', ['newCustomers']],
    ['Nur für Neukunden.', ['newCustomers']],
    ['For new customers and old ones.', []],
    ['For new and existing customers.', []],
    ['Not for new customers.', []],
    ['Renew customers only.', []],
    ['App only.', ['appOnly']],
    ['Only valid in our app.', ['appOnly']],
    ['Exclusively via the mobile app.', ['appOnly']],
    ['Uniquement sur l’application.', ['appOnly']],
    ['Solo en la app.', ['appOnly']],
    ['Only in the app store.', []],
    ['It works on the website and in the app.', []],
    ['Strap only.', []],
    ['Cannot be combined with other offers.', []],
    ['New customers only. Minimum spend $50. App only.', ['minimum $50', 'newCustomers', 'appOnly']],
  ])('reads the terms %s', (terms, expected) => {
    expect(read({ terms })).toEqual(expected);
  });

  it.each([
    ['A credit of $20, from a minimum spend of $80.', ['minimum $80']],
    ['This offer is for new customers.', ['newCustomers']],
    ['Ships free; orders over $50 get a gift.', []],
    ['', []],
  ])('reads the description %s', (description, expected) => {
    expect(read({ description })).toEqual(expected);
  });

  it('prefers the terms, and takes the countries from their field', () => {
    expect(
      read({ terms: 'Minimum order $30.', description: 'Minimum spend $20.', regions: ['US', 'CA'] }),
    ).toEqual(['minimum $30', 'regions US,CA']);
  });
});

it('parses what was stored, and leaves out what is none', () => {
  const stored = [
    { kind: 'minimum', value: '$5' },
    { kind: 'free', value: '' },
    { kind: 'appOnly' },
    null,
    3,
  ];
  expect(parseConditions(stored)).toEqual([{ kind: 'minimum', value: '$5' }]);
  expect(parseConditions('minimum')).toEqual([]);
});

test.each([
  [['GB'], 'en', 'United Kingdom'],
  [['GB', 'FR'], 'en', 'United Kingdom and France'],
  [['GB', 'FR', 'ES'], 'es', 'Reino Unido, Francia y España'],
  [['Europe'], 'en', 'Europe'],
  [['ZZZ', 'gb'], 'en', 'ZZZ and gb'],
] as const)('%j in %s is %j', (regions, locale, text) => {
  expect(formatRegions([...regions], locale)).toBe(text);
});
