'use client'

import { useEffect } from 'react'
import { buttonVariants } from '@/components/ui/button/button-variants'
import { reloadIfMissingChunk } from '@/features/site-shell/chunk-reload'
import { digestOf } from '@/features/site-shell/error-digest'
import { globalErrorMessages } from '@/features/site-shell/last-words'

/** A whole document that needs nothing: no provider, no data, no header. A plain link, so that going home starts anew. */
export function GlobalErrorView({ error, retry }: { error: unknown; retry: () => void }) {
  const code = digestOf(error)

  useEffect(() => {
    reloadIfMissingChunk(error)
  }, [error])

  return (
    <html lang="hr">
      <body>
        <title>{globalErrorMessages.title}</title>
        <main className="mx-auto flex min-h-dvh max-w-3xl flex-col items-center justify-center gap-5 px-gutter text-center lamp-glow">
          <h1 className="text-4xl">{globalErrorMessages.title}</h1>
          <p className="max-w-xl text-lg text-ink-soft">{globalErrorMessages.text}</p>
          <div className="flex flex-wrap justify-center gap-3 pt-3">
            <button type="button" onClick={retry} className={buttonVariants()}>
              {globalErrorMessages.retry}
            </button>
            {/* oxlint-disable-next-line next/no-html-link-for-pages -- the router may be what failed */}
            <a href="/" className={buttonVariants({ variant: 'secondary' })}>
              {globalErrorMessages.home}
            </a>
          </div>
          {code ? <p className="text-sm text-ink-faint">{code}</p> : null}
        </main>
      </body>
    </html>
  )
}
