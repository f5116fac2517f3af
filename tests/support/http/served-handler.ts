import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, vi } from 'vitest'
import { addPageTags } from '@/server/core/cache/page-tags.mjs'
import { caches } from '@/server/core/cache/registry.mjs'
import { createFileStore } from '@/server/adapters/storage/file-store'
import { createHandler } from '@/server/entry/handler'
import { createStyleInliner } from '@/server/entry/page-cache/styles/inline-styles'
import { createPageStore } from '@/server/entry/page-cache/store/page-store'
import { openStaticFiles } from '@/server/entry/http/static-files'
import { localServer } from './local-server'

type Render = (req: IncomingMessage, res: ServerResponse) => Promise<void>

/** The HTTP handler with a fake Next, and a temporary folder for media and build. */
export function servedHandler() {
  const { listen, send, sendRaw } = localServer()
  const workspace = { folder: '' }
  beforeEach(() => {
    workspace.folder = mkdtempSync(path.join(os.tmpdir(), 'izlog-handler-'))
    mkdirSync(path.join(workspace.folder, 'media'))
  })
  afterEach(() => {
    caches.clear()
    rmSync(workspace.folder, { recursive: true })
  })

  async function serve(render: Render, isMissing = async (url: string) => url.startsWith('/missing')) {
    const next = vi.fn<Render>(render)
    const output = path.join(workspace.folder, '.next')
    const handle = createHandler({
      next,
      files: createFileStore(workspace.folder),
      production: {
        sendStatic: openStaticFiles(output),
        finishPage: createStyleInliner(output),
        store: createPageStore(null),
        siteHost: (host = '') => host,
        isMissing,
      },
    })
    // Like the entry: a render fails when its client disconnects.
    await listen((req, res) => void handle(req, res).catch(() => res.destroy()))
    return next
  }

  return { workspace, serve, send, sendRaw }
}

/** A cached public page of Next, made of a product. */
export function pageOf(write: () => string, status = 200): Render {
  return async (_, res) => {
    addPageTags(['product:1'])
    const body = write()
    res.statusCode = status
    res.setHeader('Content-Type', 'text/html; charset=utf-8')
    res.setHeader('Cache-Control', 's-maxage=31536000')
    res.setHeader('x-nextjs-cache', 'HIT')
    res.setHeader('Content-Length', Buffer.byteLength(body))
    res.end(body)
  }
}
