import { IncomingMessage, ServerResponse } from 'node:http'
import { routing, type Locale } from '@/lib/i18n/routing'
import { localPath } from '@/lib/routing/links'
import { paths } from '@/lib/routing/paths'
import { log } from '@/server/core/log'
import { textsOf } from '@/server/core/texts'

type Handle = (req: IncomingMessage, res: ServerResponse) => Promise<unknown>

/** Next's document for an error that a page throws while it renders: empty, the browser fills it in (vercel/next.js issue 62228). */
const emptyDocument = 'id="__next_error__"'

/** The page of an error must not keep anybody waiting, ms. */
const renderMs = 5000

const pages = { missing: '/no-content/missing', nothing: '/error-pages/nothing', failed: '/error-pages/failed' } as const
const confirmPaths = new Set<string>(Object.values(paths['/confirm-email']))
/** Paths in another language than the default one (docs/rules/storefront.md#locales). */
const languagePrefix = new RegExp(`^/(?:${routing.locales.filter((locale) => locale !== routing.defaultLocale).join('|')})(?=/|$)`)

/** Answers an error of a page with a whole document of its site, in its language, with header and search (docs/rules/storefront.md#error-documents). */
export function withErrorDocuments(next: Handle): Handle {
  return async function handle(req, res) {
    const isPage = req.method === 'GET' && req.headers.rsc === undefined && !req.url?.startsWith('/api/')
    if (isPage) replaceEmptyDocument(res, () => errorDocument(next, req, res.statusCode))
    return next(req, res)
  }
}

async function errorDocument(next: Handle, req: IncomingMessage, status: number): Promise<Buffer> {
  const [pathname = ''] = (req.url ?? '').split('?')
  const [prefix = ''] = languagePrefix.exec(pathname) ?? []
  const isConfirmation = confirmPaths.has(pathname.slice(prefix.length))
  const page = `${prefix}${status >= 500 ? pages.failed : isConfirmation ? pages.nothing : pages.missing}`
  try {
    const answer = await renderPage(next, req, page)
    if (answer.status < 500 && answer.body.includes('</html>') && !answer.body.includes(emptyDocument)) return answer.body
    log('warn', 'the page of an error could not be rendered', { page, status: answer.status })
  } catch (error) {
    log('warn', 'the page of an error could not be rendered', { page, error })
  }
  return Buffer.from(plainDocument(status >= 500 ? 'failed' : 'missing', localeOf(prefix)))
}

/** `prefix`: '/en', or '' of the default language. */
function localeOf(prefix: string): Locale {
  return routing.locales.find((locale) => prefix === `/${locale}`) ?? routing.defaultLocale
}

/** Holds back an error's HTML until it is complete, and replaces it if it is Next's empty document. */
function replaceEmptyDocument(res: ServerResponse, replacement: () => Promise<Buffer>) {
  const { writeHead, write, end, flushHeaders } = {
    writeHead: res.writeHead.bind(res),
    write: res.write.bind(res),
    end: res.end.bind(res),
    flushHeaders: res.flushHeaders.bind(res),
  }
  const held: Buffer[] = []
  let isComplete = false
  const isHeld = () =>
    !isComplete && !res.headersSent && res.statusCode >= 400 && String(res.getHeader('content-type') ?? '').startsWith('text/html')

  async function finish() {
    const written = Buffer.concat(held)
    const body = written.includes(emptyDocument) ? await replacement() : written
    res.removeHeader('etag')
    res.setHeader('content-length', body.length)
    isComplete = true
    end(body)
  }

  Object.assign(res, {
    writeHead(...args: Parameters<typeof writeHead>) {
      return isHeld() ? res : writeHead(...args)
    },
    flushHeaders() {
      if (!isHeld()) flushHeaders()
    },
    write(...args: Parameters<typeof write>) {
      if (!isHeld()) return write(...args)
      held.push(toBuffer(args[0]))
      return true
    },
    end(...args: Parameters<typeof end>) {
      if (!isHeld()) return end(...args)
      const [chunk] = args
      if (typeof chunk === 'string' || chunk instanceof Uint8Array) held.push(toBuffer(chunk))
      finish().catch((error: unknown) => res.destroy(error instanceof Error ? error : undefined))
      return res
    },
  })
}

/** Renders another page for the same host and visitor, without a connection. */
async function renderPage(next: Handle, { headers, socket }: IncomingMessage, url: string) {
  const req = new IncomingMessage(socket)
  const { 'if-none-match': _tag, 'if-modified-since': _date, cookie: _cookie, ...rest } = headers
  Object.assign(req, { method: 'GET', url, headers: rest })
  const res = new ServerResponse(req)
  const chunks: Buffer[] = []
  const done = new Promise<void>((resolve) => {
    Object.assign(res, {
      flushHeaders() {},
      write(chunk: unknown) {
        chunks.push(toBuffer(chunk))
        return true
      },
      end(chunk: unknown) {
        if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(toBuffer(chunk))
        res.emit('finish')
        resolve()
        return res
      },
    })
  })
  const isLate = new Promise<never>((_, reject) => {
    AbortSignal.timeout(renderMs).addEventListener('abort', () => reject(new Error('The page of an error takes too long.')))
  })
  await Promise.race([Promise.all([next(req, res), done]), isLate])
  return { status: res.statusCode, body: Buffer.concat(chunks) }
}

function toBuffer(chunk: unknown): Buffer {
  if (typeof chunk === 'string') return Buffer.from(chunk)
  if (chunk instanceof Uint8Array) return Buffer.from(chunk)
  throw new TypeError('A page is made of strings and bytes.')
}

/** For a shop whose header cannot be loaded either, such as without a database. */
function plainDocument(kind: 'missing' | 'failed', locale: Locale) {
  const {
    home,
    search,
    searchAction,
    [kind]: { title, text },
  } = textsOf(locale).errorPages
  return `<!DOCTYPE html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>body{max-width:34rem;margin:15vh auto;padding:0 1.25rem;font:1.125rem/1.6 system-ui,sans-serif;text-align:center}input,button{font:inherit;padding:.5rem .75rem}</style></head><body><main><h1>${title}</h1><p>${text}</p><p><a href="${localPath('/', '', locale)}">${home}</a></p><search><form action="${localPath('/search', '', locale)}"><input type="search" name="q" required aria-label="${search}"> <button>${searchAction}</button></form></search></main></body></html>`
}
