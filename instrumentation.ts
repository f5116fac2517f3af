/** Runs once at server start: background work and the shared API. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return
  const { startBackground } = await import('./server/background/start')
  startBackground()
  if (process.env.NODE_ENV !== 'production') return
  const [{ registerApi: shareApi }, { handleConnection: serve }] = await Promise.all([
    import('./server/api/running-api'),
    import('./server/api/handle'),
  ])
  shareApi(serve)
}
