import { isbot } from 'isbot';
import { z } from 'zod';
import { getVisitors, getCatalogue } from '@/lib/catalogue';
import { findOffer } from '@/lib/catalogue/rules';
import { parseItemId } from '@/lib/url/item-id';
import { validate } from './endpoint';
import { parseBodyFormat, readBody } from './read-body';
import { ApiError, buildErrorResponse, reportFault } from './responses';
import { isCrossOrigin } from './same-origin';

/** What pages report: the shape of its body, and what becomes of it. */
type Beacon<S extends z.ZodObject> = {
  body: S;
  /** Whether somebody waits for it: else what fails is logged, and the response is the same. */
  isAwaited: boolean;
  take(input: z.output<S>): Promise<void>;
};

const ID_TAKES = 'the id of an offer';
const OFFER = {
  offer: z.enum(['coupon', 'deal'], 'coupon or deal'),
  id: z
    .union([z.number(), z.string()], ID_TAKES)
    .transform((id) => parseItemId(String(id)))
    .pipe(z.union([z.number(), z.string()], ID_TAKES)),
};

/** What somebody did with an offer of the catalogue (docs/specification.md §7.17). */
export const countClick = defineBeacon({
  isAwaited: false,
  body: z.object({ ...OFFER, kind: z.enum(['open', 'copy', 'visit'], 'open, copy or visit') }),
  async take({ offer: kind, id, kind: click }) {
    const offer = await findOffer(getCatalogue(), { kind, id });
    if (offer !== null) getVisitors().countClick(click, offer);
  },
});

/** Whether the code of a coupon worked; with null the same browser takes that back (docs/specification.md §7.18). */
export const voteOnOffer = defineBeacon({
  isAwaited: true,
  body: z.object({
    ...OFFER,
    worked: z.boolean('true, false or null').nullable(),
    token: z.uuid('a random UUID'),
  }),
  async take({ offer: kind, id, worked, token }) {
    if (worked === null) return getVisitors().takeVoteBack(token);
    const offer = await findOffer(getCatalogue(), { kind, id });
    if (offer !== null) await getVisitors().vote(offer, { token, worked });
  },
});

function defineBeacon<S extends z.ZodObject>(beacon: Beacon<S>): Beacon<S> {
  return beacon;
}

/** The handler of a beacon of this site's own pages: 204 without a body. Robots that give their name are left out. */
export function buildBeaconRoute<S extends z.ZodObject>(
  beacon: Beacon<S>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    try {
      if (isCrossOrigin(request.headers)) {
        throw new ApiError('cross_origin', 'This call is only for pages of this site.');
      }
      const values = await readBody(request, parseBodyFormat(request.headers));
      const input = validate(beacon.body, values);
      if (!isRobot(request.headers)) await take(beacon, input, request);
      return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
    } catch (error) {
      return buildErrorResponse(error, request);
    }
  };
}

async function take<S extends z.ZodObject>(
  beacon: Beacon<S>,
  input: z.output<S>,
  request: Request,
): Promise<void> {
  try {
    await beacon.take(input);
  } catch (error) {
    if (beacon.isAwaited) throw error;
    reportFault(error, request);
  }
}

/** Robots by the names they give themselves; what gives none is no browser either. */
function isRobot(headers: Headers): boolean {
  const name = headers.get('user-agent');
  return !name || isbot(name);
}
