import { buildBeaconRoute, countClick } from '@/lib/api';

export const POST = buildBeaconRoute(countClick);
