'use client'

import { useEffect } from 'react'
import { buttonLook } from '@/components/ui/button-look'
import { reloadIfMissingChunk } from '../chunk-reload'
import { digestOf } from '../error-digest'
import { lastWords } from '../last-words'

/** A whole document that needs nothing: no provider, no data, no header. A plain link, so that going home starts anew. */
export function LastResort({ error, retry }: { error: unknown; retry: () => void }) {
  const code = digestOf(error)

  useEffect(() => {
    reloadIfMissingChunk(error)
  }, [error])

  return (
    <html lang="hr">
      <body>
        <title>{lastWords.title}</title>
        <main className="mx-auto flex min-h-dvh max-w-3xl flex-col items-center justify-center gap-5 px-gutter text-center lamp-glow">
          <h1 className="text-4xl">{lastWords.title}</h1>
          <p className="max-w-xl text-lg text-ink-soft">{lastWords.text}</p>
          <div className="flex flex-wrap justify-center gap-3 pt-3">
            <button type="button" onClick={retry} className={buttonLook()}>
              {lastWords.retry}
            </button>
            {/* oxlint-disable-next-line next/no-html-link-for-pages -- the router may be what failed */}
            <a href="/" className={buttonLook({ variant: 'secondary' })}>
              {lastWords.home}
            </a>
          </div>
          {code ? <p className="text-sm text-ink-faint">{code}</p> : null}
        </main>
      </body>
    </html>
  )
}
