import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import next from 'next'
import { env, EnvError } from '@/lib/env'
import { sharePdfWorker } from '@/server/adapters/pdf/worker/draw-document'
import { shareTextStore } from '@/server/core/cache/text-store'
import { log } from '@/server/core/log'
import { drain, shutdownHooks } from '@/server/core/process/drain'
import { shortenBufferJson } from './buffer-json'
import { takeBuiltConfig } from './built-config'
import { collectEarly } from './collect-early'
import { collectWhenIdle } from './collect-idle'
import { createHandler } from './handler'
import { logConsole } from './log-console'
import { inlineBoundaries } from './page-cache/html/inline-boundaries'
import { putScriptsLast } from './page-cache/html/scripts-last'
import { createStyleInliner } from './page-cache/styles/inline-styles'
import { guardConnections } from './http/limits/guard-connections'
import { serializeRequests } from './http/limits/serialize-requests'
import { storedTextFiles } from '@/server/entry/page-cache/store/stored-text-files'
import { openPageFiles } from '@/server/entry/page-cache/store/open-page-files'
import { createPageStore } from '@/server/entry/page-cache/store/page-store'
import { createRecompressor } from '@/server/entry/page-cache/store/recompress-pages'
import { isMissingAddress } from './page-cache/missing-address'
import { siteHost } from './page-cache/site-host'
import { withErrorDocuments } from './http/error-documents'
import { sendRefusal } from './http/security/security-headers'
import { openStaticFiles } from './http/static-files'
import { storage } from '@/server/adapters/storage/storage'
import { isBenignError } from './benign-error'

// The process entry: an HTTP server around Next's request handler. The launcher runs its bundle from the project root.

/** The same as in scripts/lib/failure.mjs; the launcher passes them on (docs/rules/platform.md#exit-codes). */
const exitCodes = { failed: 1, settings: 2, port: 4 } as const
const drainTimeoutMs = 5000

/** A proxy has one address for all clients, and one on this machine may be there without TRUST_PROXY. */
function connectionsOf(address: string) {
  const isProxy = env.TRUST_PROXY > 0 || /^(?:::ffff:)?127\.|^::1$/.test(address)
  return isProxy ? Infinity : 256
}

async function start() {
  collectEarly()
  collectWhenIdle()
  shortenBufferJson()
  const dev = env.NODE_ENV !== 'production'
  const output = path.resolve('.next')
  if (!dev && !existsSync(path.join(output, 'BUILD_ID'))) throw new EnvError('Stranice nisu izgrađene; pokrenite: npm start')
  if (!dev) {
    logConsole()
    takeBuiltConfig(output)
  }

  const server = createServer({
    // docs/rules/platform.md#slow-clients. Bodies have their own limit, because an upload may take longer.
    headersTimeout: 10_000,
    requestTimeout: 300_000,
    connectionsCheckingInterval: 2000,
    // Longer than the 60 s of proxies, so they close connections first.
    keepAliveTimeout: 65_000,
    maxHeaderSize: 16 * 1024,
  })
  guardConnections(server, {
    total: 4096,
    perAddress: connectionsOf,
    firstRequestMs: 10_000,
    idleMs: 65_000,
    unreadMs: 30_000,
    checkMs: 2000,
  })

  const app = next({
    dev,
    dir: process.cwd(),
    hostname: 'localhost',
    port: env.PORT,
    httpServer: server,
    ...(dev ? { turbopack: true } : {}),
  })
  await app.prepare()
  shutdownHooks().add(() => app.close())
  const pageFiles = dev ? null : openPageFiles(path.resolve(env.DATA_DIR, 'pages'), output)
  if (pageFiles) shareTextStore(storedTextFiles(pageFiles))
  // In development the documents show what was edited, so they are drawn by Next's own bundle.
  if (!dev) sharePdfWorker(path.join(import.meta.dirname, 'pdf-worker.mjs'))
  const inlineStyles = createStyleInliner(output)
  const handle = createHandler({
    // In development Next shows its own error overlay.
    next: dev ? app.getRequestHandler() : withErrorDocuments(app.getRequestHandler()),
    files: storage(),
    production: dev
      ? null
      : {
          sendStatic: openStaticFiles(output),
          finishPage: (html) => putScriptsLast(inlineStyles(inlineBoundaries(html))),
          store: createPageStore(pageFiles, { recompress: createRecompressor() }),
          siteHost,
          isMissing: isMissingAddress,
        },
  })

  const serve = serializeRequests((req, res) => {
    handle(req, res).catch((error: unknown) => {
      // The client disconnected.
      if (req.destroyed || res.destroyed) return
      // Without the query, which may hold tokens.
      log('error', 'request failed', { path: req.url?.split('?')[0], error })
      sendRefusal(req, res, { status: 500, message: 'Internal server error' })
      res.end()
    })
  })
  server.on('request', serve)
  server.on('error', (error: NodeJS.ErrnoException) => {
    exitWithError(`Vrata ${env.PORT} nisu dostupna (${error.code}). Pokrenite na drugima: PORT=${env.PORT + 1} npm start`, exitCodes.port)
  })

  let isShuttingDown = false
  async function shutDown(code: number, { delayMs, timeoutMs }: { delayMs: number; timeoutMs: number }) {
    if (isShuttingDown) return
    isShuttingDown = true
    await drain(server, { delayMs, timeoutMs })
    process.exit(code)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => shutDown(0, { delayMs: env.DRAIN_DELAY * 1000, timeoutMs: drainTimeoutMs }))
  // The launcher was killed, and the embedded database stops with it.
  process.on('disconnect', () => shutDown(0, { delayMs: 0, timeoutMs: 1000 }))
  process.on('uncaughtException', (error: NodeJS.ErrnoException, origin) => {
    if (isBenignError(error, origin)) return
    log('error', 'uncaught exception', { error })
    void shutDown(exitCodes.failed, { delayMs: 0, timeoutMs: 1000 })
  })

  server.listen(env.PORT, env.HOST, () => {
    const address = server.address()
    process.send?.({ port: typeof address === 'object' ? address?.port : env.PORT })
  })
}

/** Prints to the terminal, because the log is not open yet. */
function exitWithError(message: string, code: number) {
  process.stderr.write(`${message}\n`)
  process.exit(code)
}

start().catch((error: unknown) => {
  if (error instanceof EnvError) return exitWithError(error.message, exitCodes.settings)
  log('error', 'the server did not start', { error })
  process.exit(exitCodes.failed)
})
