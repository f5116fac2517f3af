import { caches, type Mark } from '@/server/core/cache/registry.mjs'
import type { SiteInfo } from '@/server/core/context'
import { domainOf, findSiteOfRequest, loadSites } from '@/server/core/sites'
import { steadyNow } from '@/server/core/cache/steady-clock.mjs'
import { within } from './render-flights'

const tags = ['site', 'options', 'pages']
const refreshMs = 60_000
const waitMs = 1000

let known: { sites: SiteInfo[]; mark: Mark; loadedAt: number } | undefined

/** The name of a host's site in cache keys: its first domain. Invented hosts get that of the first site. Null while no site could be read. */
export function siteHost(host: string | undefined): string | null | Promise<string | null> {
  if (!known || !caches.isFresh(tags, known.mark)) return reload().then(() => nameOf(host))
  if (steadyNow() - known.loadedAt > refreshMs) void reload()
  return nameOf(host)
}

function nameOf(host: string | undefined) {
  const site = known && findSiteOfRequest(known.sites, host ?? null)
  return site ? domainOf(site) : null
}

/** A database that is down or hangs leaves the sites as they were. */
async function reload() {
  const mark = caches.mark()
  if (known) known.loadedAt = steadyNow()
  const loading = loadSites().then(
    (sites) => void (known = { sites, mark, loadedAt: steadyNow() }),
    () => {},
  )
  await within(waitMs, loading)
}
