'use client'

import { useEffect, useState, useSyncExternalStore, type ComponentProps } from 'react'
import { lazyComponent } from '@/components/lazy-component'
import { onCookieNoticeReopened, onCookieChoiceChange, parseCookieChoice, readCookieChoice } from '@/features/consent/cookie-choice'
import type { CookieBanner as Shown } from './cookie-banner'

const CookieBanner = lazyComponent(async () => (await import('./cookie-banner')).CookieBanner)

type CookieGateProps = Omit<ComponentProps<typeof Shown>, 'allowed' | 'showsSettingsFirst' | 'onDone'>

/** Shows the notice until a choice is stored, and again when it is reopened. The server renders nothing, since cached pages know no visitor. */
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
