'use client'

import { useEffect } from 'react'
import { onCookieChoiceChange, parseCookieChoice, readCookieChoice } from '@/features/consent/cookie-choice'
import { hasGrantedSignal, consentState } from '@/features/consent/consent-state'
import type { TagIds } from '@/features/consent/tag-script-url'

/** Loads the tag after the first permission and passes later changes on (docs/rules/forms.md#consent-mode). */
export function TagLoader({ tagManager, analytics }: TagIds) {
  useEffect(() => {
    let isLoading = false
    function apply() {
      const allowed = parseCookieChoice(readCookieChoice())?.allowed ?? []
      if (!isLoading && !hasGrantedSignal(consentState(allowed))) return
      isLoading = true
      void import('@/features/consent/tags').then(({ applyCookieChoice: applyChoice }) => applyChoice({ tagManager, analytics }, allowed))
    }
    apply()
    return onCookieChoiceChange(apply)
  }, [tagManager, analytics])
  return null
}
