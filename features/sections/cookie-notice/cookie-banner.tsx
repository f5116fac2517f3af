'use client'

import { useState, type FormEvent, type ReactNode } from 'react'
import { Button } from '@/components/ui/button/button'
import { lazyComponent } from '@/components/lazy-component'
import { replayEarlyClicks } from '@/components/hydration/replay-early-clicks'
import { saveCookieChoice } from '@/features/consent/cookie-choice'
import type { CookieCategory } from './cookie-categories'

const CookieCategories = lazyComponent(async () => (await import('./cookie-categories')).CookieCategories)

type CookieBannerProps = {
  label: string
  labels: Record<'accept' | 'necessary' | 'settings' | 'save', string>
  categories: readonly CookieCategory[]
  text: ReactNode
  /** The keys of the categories allowed before. */
  allowed: readonly string[]
  /** Shows the categories from the start. */
  showsSettingsFirst: boolean
  onDone: () => void
}

/** Fixed to the lower edge; the page gets the same padding, so that its end stays visible. */
export function CookieBanner({ label, labels, categories, text, allowed, showsSettingsFirst, onDone }: CookieBannerProps) {
  const [showsSettings, setShowsSettings] = useState(showsSettingsFirst)

  function saveChoice(chosen: readonly CookieCategory[]) {
    saveCookieChoice(chosen.map(({ key }) => key))
    onDone()
  }

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const chosen = new FormData(event.currentTarget).getAll('allowed')
    saveChoice(categories.filter(({ key, required }) => required || chosen.includes(key)))
  }

  return (
    <form
      ref={reserveSpace}
      data-cookie-notice={showsSettingsFirst ? 'settings' : 'question'}
      aria-label={label}
      onSubmit={save}
      className="fixed inset-x-3 bottom-3 z-50 mx-auto flex max-h-[calc(100dvh-1.5rem)] max-w-3xl flex-col gap-4 overflow-y-auto rounded border border-line bg-surface p-4 shadow-float transition-[translate] duration-180 sm:p-5 print:hidden starting:translate-y-4"
    >
      {text}
      {showsSettings ? <CookieCategories categories={categories} allowed={allowed} /> : null}
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3 *:last:col-span-2 sm:*:last:col-span-1">
        <Button {...replayEarlyClicks} variant="secondary" onClick={() => saveChoice(categories)}>
          {labels.accept}
        </Button>
        <Button {...replayEarlyClicks} variant="secondary" onClick={() => saveChoice(categories.filter(({ required }) => required))}>
          {labels.necessary}
        </Button>
        {/* The keys keep React from turning the clicked button into a submit button, which would submit at once. */}
        {showsSettings ? (
          <Button key="save" type="submit" variant="secondary">
            {labels.save}
          </Button>
        ) : (
          <Button {...replayEarlyClicks} key="settings" variant="secondary" aria-expanded={false} onClick={() => setShowsSettings(true)}>
            {labels.settings}
          </Button>
        )}
      </div>
    </form>
  )
}

/** Pads the page by the notice's initial height. */
function reserveSpace(notice: HTMLFormElement | null) {
  document.body.style.paddingBottom = notice ? `calc(${notice.offsetHeight}px + 1.5rem)` : ''
}
