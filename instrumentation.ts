/** Runs once at server start. One import, because each would load code of its own that both need. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return
  const { startProcess } = await import('./server/background/start-process')
  startProcess()
}
