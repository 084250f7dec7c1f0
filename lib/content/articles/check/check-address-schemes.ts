import { visit } from 'unist-util-visit';
import { cleanAddress, cleanSourceSet } from '../../markdown/clean-address';
import type { Problem } from '../problem';
import { getPlace, type Rule } from './checked-text';

const ADDRESSES = ['href', 'src', 'cite', 'longDesc', 'poster'];

/** Addresses that the site empties, because their scheme is none of those of spec §1. */
export const checkAddressSchemes: Rule = ({ html }) => {
  const problems: Problem[] = [];
  visit(html, 'element', (element) => {
    const { properties } = element;
    const addresses = ADDRESSES.map((name) => properties[name]).filter((value) => typeof value === 'string');
    const emptied = addresses.filter((address) => address.trim() !== '' && cleanAddress(address) === '');
    const { srcSet } = properties;
    if (typeof srcSet === 'string' && srcSet.trim() !== '' && cleanSourceSet(srcSet) === '')
      emptied.push(srcSet);
    for (const address of emptied) problems.push({ ...getPlace(element), message: describe(address) });
  });
  return problems;
};

function describe(address: string): string {
  const scheme = address.trim().split(':')[0] ?? '';
  return `The site empties addresses that begin with "${scheme}:": use https, http, mailto, xmpp, irc or ircs.`;
}
