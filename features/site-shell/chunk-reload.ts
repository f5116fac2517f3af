import { defineStored } from '@/lib/browser/storage'

const lastReload = defineStored({
  key: 'izlog:chunk-reload',
  parse: (value) => (typeof value === 'number' ? value : null),
  area: 'session',
  forgetOnSignOut: false,
})

/** docs/rules/storefront.md#chunk-reload */
const guardMs = 60_000

/** A chunk that the server no longer has, because a newer version is deployed. */
export function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && /ChunkLoadError|(?:load|loading|css) chunk|dynamically imported/i.test(`${error.name} ${error.message}`)
}

/**
 * True at most once a minute, so that a broken server does not cause a reload loop; false where storage is blocked, for nothing would stop the loop, and without a
 * network, where the browser's error page would replace what was typed.
 */
export function canReload(now: number): boolean {
  if (!navigator.onLine) return false
  if (now - (lastReload.get() ?? 0) < guardMs) return false
  return lastReload.set(now)
}

/** Reloads for a missing chunk; returns whether it did. */
export function reloadIfMissingChunk(error: unknown): boolean {
  if (!isMissingChunk(error) || !canReload(Date.now())) return false
  location.reload()
  return true
}

/** For chunks that load outside React: an unawaited import(), a script element. Inside React the error pages handle it. */
export function reloadOnMissingChunk() {
  window.addEventListener('error', ({ error }) => reloadIfMissingChunk(error))
  window.addEventListener('unhandledrejection', ({ reason }) => reloadIfMissingChunk(reason))
}
