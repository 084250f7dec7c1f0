import { buildBeaconRoute, voteOnOffer } from '@/lib/api';

export const POST = buildBeaconRoute(voteOnOffer);
