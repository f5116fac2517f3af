'use client'

import { usePageError } from '../../use-page-error'

/** Outside of messages/, since the layout that provides them has failed. */
const messages = {
  title: 'Nešto je pošlo po zlu',
  text: 'Stranicu trenutačno ne možemo prikazati. Pokušajte ponovno za koji trenutak.',
  retry: 'Pokušaj ponovno',
  home: 'Povratak na početnu',
} as const

/** As `buttonVariants` draws them, whose code every page would load with this view. */
const button = 'min-h-11 content-center rounded border px-5 font-medium focus-visible:shadow-glow'

/** A complete document without providers, data or router. */
export function GlobalErrorView({ error, retry }: { error: unknown; retry: () => void }) {
  const code = usePageError(error)

  return (
    <html lang="hr">
      <body>
        <title>{messages.title}</title>
        <main className="mx-auto flex min-h-dvh max-w-3xl flex-col items-center justify-center gap-5 px-gutter text-center glow-top">
          <h1 className="text-4xl">{messages.title}</h1>
          <p className="max-w-xl text-lg text-ink-soft">{messages.text}</p>
          <div className="flex flex-wrap justify-center gap-3 pt-3">
            <button
              type="button"
              onClick={retry}
              className={`${button} border-transparent bg-action text-on-action shadow-key hover:bg-action-strong`}
            >
              {messages.retry}
            </button>
            {/* oxlint-disable-next-line next/no-html-link-for-pages -- the router may be what failed */}
            <a href="/" className={`${button} border-line-strong bg-surface text-ink hover:border-ink hover:bg-paper`}>
              {messages.home}
            </a>
          </div>
          {code ? <p className="text-sm text-ink-faint">{code}</p> : null}
        </main>
      </body>
    </html>
  )
}
