'use client'

import { useEffect, useState, useSyncExternalStore, type ComponentProps } from 'react'
import { onCookieNoticeReopened, onCookieChoiceChange, parseCookieChoice, readCookieChoice } from '@/features/consent/cookie-choice'
import { CookieBanner } from './cookie-banner'

type CookieGateProps = Omit<ComponentProps<typeof CookieBanner>, 'allowed' | 'showsSettingsFirst' | 'onDone'>

/**
 * Shows the notice until a choice is stored, and again when it is reopened. It stands in the HTML of every page, since cached pages know no visitor; a script
 * hides it before the first paint from those who have chosen (docs/rules/storefront.md#cookie-notice).
 */
export function CookieGate(props: CookieGateProps) {
  const storedChoice = useSyncExternalStore(onCookieChoiceChange, readCookieChoice, () => null)
  const [isReopened, setIsReopened] = useState(false)
  const choice = parseCookieChoice(storedChoice)
  const isChosen = choice !== null

  useEffect(() => onCookieNoticeReopened(() => setIsReopened(true)), [])

  // The script sees that the cookie exists, not whether it can be read.
  useEffect(() => {
    if (!isChosen && parseCookieChoice(readCookieChoice()) === null) delete document.documentElement.dataset.cookies
  }, [isChosen])

  if (isChosen && !isReopened) return null
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
