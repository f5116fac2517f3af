import { defineStored } from '@/lib/browser/storage'

const lastReload = defineStored({
  key: 'izlog:chunk-reload',
  schema: (value) => (typeof value === 'number' ? value : null),
  area: 'session',
  forgetOnSignOut: false,
})

// SPEC 9: chunk reload guard.
const guardMs = 60_000

/** A part of the program that the server no longer has: a newer version is out, and only a reload gets it. */
export function isMissingChunk(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (
    error.name === 'ChunkLoadError' ||
    /Failed to (?:load chunk|fetch dynamically imported module)|Loading (?:CSS )?chunk/i.test(error.message)
  )
}

/** True at most once a minute, so that a broken server does not cause a reload loop; false where storage is blocked, for nothing would stop the loop. */
export function canReload(now: number): boolean {
  if (now - (lastReload.get() ?? 0) < guardMs) return false
  return lastReload.set(now)
}

/** Reloads for a missing chunk; says whether it did. */
export function reloadIfMissingChunk(error: unknown): boolean {
  if (!isMissingChunk(error) || !canReload(Date.now())) return false
  location.reload()
  return true
}

/** For chunks asked for outside React: an import() that nobody waits for, a script element. Inside, the error pages see it. */
export function reloadOnMissingChunk() {
  window.addEventListener('error', ({ error }) => reloadIfMissingChunk(error))
  window.addEventListener('unhandledrejection', ({ reason }) => reloadIfMissingChunk(reason))
}
