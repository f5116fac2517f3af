'use client'

import { useEffect } from 'react'
import { onChoice, parseChoice, readChoice } from '../cookie-choice'
import { allowsTags, consentState } from '../consent-state'
import type { TagIds } from '../tag-ids'

/** Nothing is loaded before a visitor has said yes to something; what is said later, yes or no, is passed on. */
export function TagWatch({ tagManager, analytics }: TagIds) {
  useEffect(() => {
    let hasTag = false
    function follow() {
      const allowed = parseChoice(readChoice())?.allowed ?? []
      if (!hasTag && !allowsTags(consentState(allowed))) return
      hasTag = true
      void import('../tags').then(({ applyChoice }) => applyChoice({ tagManager, analytics }, allowed))
    }
    follow()
    return onChoice(follow)
  }, [tagManager, analytics])
  return null
}
