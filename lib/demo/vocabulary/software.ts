import { defineVocabulary } from './define-vocabulary';

export const software = defineVocabulary({
  slug: 'software',
  trade: 'digital',
  weight: 5,
  products: `
    password manager for families, family password managers, 48, locked
    photo editing suite, photo editing suites, 89, camera
    cloud backup plan, cloud backup plans, 60, cloud
    invoicing app, invoicing apps, 96, briefcase
    VPN subscription, VPN subscriptions, 54, locked
    website builder, website builders, 120, cloud
    note-taking app, note-taking apps, 36
    screen recorder, screen recorders, 45
    project planner for teams, project planners, 144, briefcase
    antivirus licence, antivirus licences, 39, locked
    video editor, video editors, 110, television
    writing assistant, writing assistants, 72, fountain-pen
    PDF toolkit, PDF toolkits, 59
    web hosting plan, web hosting plans, 78, cloud
    ad-free email account, ad-free email accounts, 42
    time tracker, time trackers, 66, watch
    music notation program, music notation programs, 99, musical-notes
    3D modelling program, 3D modelling programs, 180`,
  suffixes: 'Software, Apps, Cloud, Systems, Works, Labs, Suite, Desk, Hosting, Code, Security, Studio',
  traits: `
    writes calm software for people who bill by the hour
    hosts small websites on servers that run on hydropower
    makes one photo editor, and nothing else
    keeps passwords in a vault that even its staff cannot open
    builds planning tools for teams of two to twenty
    sells licences you own, with updates if you want them
    answers support mail in person, within a day
    turns paper receipts into tidy books`,
  details: `
    Your data can be exported in open formats at any time. | note-taking, invoicing, planner, tracker, email, manager, website, backup
    One licence covers three of your devices. | manager, suite, app, antivirus, editor, toolkit, recorder, tracker
    It works offline and syncs when there is a network. | note-taking, invoicing, tracker, editor, planner, manager
    No card is needed to try it. | free trial, free of charge
    Updates for the first year are part of the price. | suite, editor, recorder, toolkit, program, antivirus
    Servers and support are in the same time zone as you. | backup, hosting, website builder, email
    Moving over from another program takes one import. | invoicing, note-taking, manager, email, planner, website builder
    The interface can be used entirely from the keyboard. | editor, note-taking, planner, tracker, suite, toolkit`,
  conditions: `
    Applies to the first billing period; renewals are at the full price.
    One licence per customer at this price.
    Not valid for resellers or team plans above 50 seats. | planner, manager, hosting, email
    Monthly plans are excluded.
    Cannot be combined with education or charity pricing.
    Cancel at least one day before renewal.`,
  gifts: 'extra device licence, template pack, year of priority support, setup call, 50 GB storage upgrade',
  occasions: 'tax season, a first website, the family photo archive, freelance work, a small team',
});
