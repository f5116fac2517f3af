import { env } from '@/lib/env'
import { currentSite } from '@/server/rsc'

/** A path of this site as a whole address: for canonical links, JSON-LD and whoever reads us from outside. */
export async function absoluteUrl(path: string): Promise<string> {
  const site = await currentSite()
  return new URL(path, site.url || env.SITE_URL).href
}
