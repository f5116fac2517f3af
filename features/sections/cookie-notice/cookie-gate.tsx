'use client'

import { lazy, Suspense, useEffect, useState, useSyncExternalStore, type ComponentProps } from 'react'
import { onAskAgain, onChoice, parseChoice, readChoice } from '@/features/consent/cookie-choice'
import type { CookieBanner as Shown } from './cookie-banner'

/** Whoever has answered already does not wait for the question. */
const CookieBanner = lazy(async () => ({ default: (await import('./cookie-banner')).CookieBanner }))

type CookieGateProps = Omit<ComponentProps<typeof Shown>, 'allowed' | 'startsOpen' | 'onDone'>

/** Asks until there is an answer, and again when somebody wants to change theirs. The server asks nobody, for it must not know whose page it renders. */
export function CookieGate(props: CookieGateProps) {
  const stored = useSyncExternalStore(onChoice, readChoice, () => 'unknown')
  const [isAsked, setIsAsked] = useState(false)
  const choice = parseChoice(stored)

  useEffect(() => onAskAgain(() => setIsAsked(true)), [])

  if (stored === 'unknown' || (choice && !isAsked)) return null
  return (
    <Suspense>
      <CookieBanner
        key={String(isAsked)}
        {...props}
        allowed={choice?.allowed ?? []}
        startsOpen={isAsked}
        onDone={() => setIsAsked(false)}
      />
    </Suspense>
  )
}
