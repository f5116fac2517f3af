/** Runs once when the server starts: background jobs, and the caches' ear for what other instances change. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return
  const { startBackground } = await import('./server/background')
  startBackground()
}
