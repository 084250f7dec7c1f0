import type { MetadataRoute } from 'next';
import { getSettings } from '@/lib/config';
import { buildManifest } from '@/lib/seo/build-manifest';

// Read when it is asked for, not when the site is built: the name is a setting of the running site.
export const dynamic = 'force-dynamic';

/** What a browser needs to keep the site beside its apps. */
export default function manifest(): MetadataRoute.Manifest {
  return buildManifest(getSettings());
}
