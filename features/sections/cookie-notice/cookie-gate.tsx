'use client'

import { useEffect, useState, useSyncExternalStore, type ComponentProps } from 'react'
import { lazyComponent } from '@/components/lazy-component'
import { onCookieNoticeReopened, onCookieChoiceChange, parseCookieChoice, readCookieChoice } from '@/features/consent/cookie-choice'
import type { CookieBanner as Shown } from './cookie-banner'

/** Whoever has answered already does not wait for the question. */
const CookieBanner = lazyComponent(async () => (await import('./cookie-banner')).CookieBanner)

type CookieGateProps = Omit<ComponentProps<typeof Shown>, 'allowed' | 'showsSettingsFirst' | 'onDone'>

/** Asks until there is an answer, and again when somebody wants to change theirs. The server asks nobody, for it must not know whose page it renders. */
export function CookieGate(props: CookieGateProps) {
  const storedChoice = useSyncExternalStore(onCookieChoiceChange, readCookieChoice, () => 'unknown')
  const [isReopened, setIsReopened] = useState(false)
  const choice = parseCookieChoice(storedChoice)

  useEffect(() => onCookieNoticeReopened(() => setIsReopened(true)), [])

  if (storedChoice === 'unknown' || (choice && !isReopened)) return null
  return (
    <CookieBanner
      key={String(isReopened)}
      {...props}
      allowed={choice?.allowed ?? []}
      showsSettingsFirst={isReopened}
      onDone={() => setIsReopened(false)}
    />
  )
}
