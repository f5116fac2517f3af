import type { Hono, MiddlewareHandler } from 'hono'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { AppError } from '@/lib/api/errors'
import { env } from '@/lib/env'
import { caches } from '@/server/core/cache/registry.mjs'
import { setDevelopmentDomain } from '@/server/core/http/development-domain'
import { domainOf, findSiteByHost, findSiteOfRequest, loadSites } from '@/server/core/sites'
import { parseChangelog } from './changelog'

const SetDomain = z.strictObject({ domain: z.string().max(253) })

/** `/_cli/*`: what the development tools of a page call (docs/rules/administration.md#development-calls). */
export function developmentRoutes(app: Hono) {
  app.get('/api/_cli/get-latest-tag', outsideProduction, async (c) => {
    const [newest] = await readReleases()
    return c.json({ data: { tag: newest?.tag_name ?? null } })
  })
  // Callers send gitlabProjectId and gitlabBranch; there is one changelog.
  app.post('/api/_cli/get-latest-release', outsideProduction, async (c) => c.json({ data: await readReleases() }))
  app.get('/api/_cli/get-domain', outsideProduction, async (c) => {
    const site = findSiteOfRequest(await loadSites(), c.req.header('host') ?? null)
    return c.json({ data: { domain: site ? domainOf(site) : null } })
  })
  app.post('/api/_cli/set-domain', outsideProduction, async (c) => {
    const { data } = SetDomain.safeParse(await c.req.json().catch(() => null))
    const site = data && (await findDomain(data.domain))
    if (!site) throw new AppError('VALIDATION', { fieldErrors: { domain: ['Nijedna trgovina nema tu domenu.'] } })
    setDevelopmentDomain(domainOf(site))
    caches.clear()
    return c.json({ data: { domain: domainOf(site) } })
  })
}

const outsideProduction: MiddlewareHandler = async (c, next) => {
  if (env.NODE_ENV === 'production') throw new AppError('NOT_FOUND')
  c.header('cache-control', 'no-store')
  await next()
}

/** Finds the site of a host, without falling back to the first one. */
async function findDomain(domain: string) {
  const sites = await loadSites()
  const site = findSiteByHost(sites, domain)
  return site && (site.domains.includes(domain.toLowerCase()) || domainOf(site) === domain) ? site : null
}

async function readReleases() {
  const text = await readFile(path.resolve('CHANGELOG.md'), 'utf8').catch(() => '')
  return parseChangelog(text)
}
