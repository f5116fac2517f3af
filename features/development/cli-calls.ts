import { z } from 'zod'
import { defineStored } from '@/lib/browser/storage'

// The calls of server/modules/development/routes.ts, which exist outside production only.

const Release = z.object({
  tag_name: z.string(),
  name: z.string(),
  released_at: z.string().nullable(),
  description_html: z.string(),
})
export type Release = z.infer<typeof Release>

const Envelope = z.object({ data: z.unknown() })
const Tag = z.object({ tag: z.string().nullable() })
const Releases = z.array(Release)
const Domain = z.object({ domain: z.string().nullable() })

const Dated = <T extends z.ZodType>(data: T) => z.object({ at: z.number(), data })
const DatedTag = Dated(Tag)
const DatedReleases = Dated(Releases)

const storedTag = defineStored({
  key: 'core-tag',
  parse: (value) => DatedTag.safeParse(value).data ?? null,
  area: 'local',
  forgetOnSignOut: false,
})
const storedReleases = defineStored({
  key: 'core-releases',
  parse: (value) => DatedReleases.safeParse(value).data ?? null,
  area: 'local',
  forgetOnSignOut: false,
})

// docs/rules/administration.md#development-calls
const tagMs = 60 * 60_000
const releasesMs = 5 * 60_000

export function latestTag() {
  return fromStore(storedTag, tagMs, () => send('get-latest-tag', Tag))
}

export function latestReleases() {
  return fromStore(storedReleases, releasesMs, () => send('get-latest-release', Releases, {}))
}

export function setDomain(domain: string) {
  return send('set-domain', Domain, { domain })
}

type Store<T> = { get: () => { at: number; data: T } | null; set: (value: { at: number; data: T }) => boolean }

/** The stored answer while it is young enough, else a new one. */
async function fromStore<T>(store: Store<T>, maxMs: number, load: () => Promise<T>): Promise<T> {
  const stored = store.get()
  const age = Date.now() - (stored?.at ?? 0)
  if (stored && age >= 0 && age < maxMs) return stored.data
  const data = await load()
  store.set({ at: Date.now(), data })
  return data
}

/** With a body it is a POST. */
async function send<T extends z.ZodType>(name: string, data: T, body?: object): Promise<z.output<T>> {
  const response = await fetch(`/_cli/${name}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  if (!response.ok) throw new Error(`/_cli/${name}: ${response.status}`)
  return data.parse(Envelope.parse(await response.json()).data)
}
