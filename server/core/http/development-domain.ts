import { env } from '@/lib/env'

// Entry, app and proxy are separate bundles of one process.
const shared: { [key: symbol]: string | undefined } = globalThis
const key = Symbol.for('izlog.development-domain')

/** The domain that a developer chose for this process; null in production (docs/rules/administration.md#development-calls). */
export function developmentDomain(): string | null {
  return env.NODE_ENV === 'production' ? null : (shared[key] ?? null)
}

export function setDevelopmentDomain(domain: string | null) {
  shared[key] = domain ?? undefined
}
