import { defineVocabulary } from './define-vocabulary';

export const finance = defineVocabulary({
  slug: 'finance',
  trade: 'money',
  weight: 2,
  products: `
    current account, current accounts, 60, credit-card
    business account, business accounts, 120, briefcase
    travel credit card, travel credit cards, 80, credit-card
    home contents insurance, home contents insurance policies, 110, house-with-garden
    bicycle insurance, bicycle insurance policies, 65, bicycle
    travel insurance for a year, annual travel insurance policies, 95, airplane
    tax return service, tax return services, 75
    budgeting app, budgeting apps, 48, mobile-phone
    pet insurance, pet insurance policies, 140, paw-prints
    savings plan, savings plans, 50
    currency transfer, currency transfers, 20
    credit report subscription, credit report subscriptions, 60
    accounting package, accounting packages, 150, briefcase
    dental cover, dental cover plans, 130, pill
    children's savings account, children's savings accounts, 40
    electronics insurance, electronics insurance policies, 70, laptop`,
  suffixes:
    'Finance, Money, Bank, Savings, Cover, Mutual, Accounts, Capital, Insurance, Credit Union, Ledger, Pay',
  traits: `
    runs an account for freelancers that puts the tax aside
    insures bicycles, cameras and other things that get stolen
    sends money abroad at the true mid-market rate
    helps with tax returns, from the receipt to the reply
    explains insurance in sentences of fifteen words
    keeps savings accounts for children and their grandparents
    shows every subscription you pay for, in one list
    is owned by its members and pays its profit back to them`,
  details: `
    All fees are on one page, in one table.
    Opening it takes ten minutes and an identity card. | account, transfer, card
    You can cancel monthly. | account, insurance, card, cover, subscription
    Deposits are protected up to the statutory limit. | current account, business account, savings
    Claims are answered within three working days. | insurance, cover
    There are no fees for paying abroad. | travel credit card, current account
    Support is reached by phone, without a menu.
    Switching takes care of standing orders as well. | current account`,
  conditions: `
    New customers aged 18 or over.
    Subject to acceptance; a credit check may be made. | account, card
    The bonus is paid within 60 days. | bonus
    Terms of the policy apply; please read them before you sign. | insurance, cover
    The value of investments can fall as well as rise. | savings plan`,
  gifts: 'second card, first quarter without fees, tax checklist call, legal helpline year, metal card',
  occasions: 'a first salary, going freelance, a year abroad, the tax deadline, a new home',
});
