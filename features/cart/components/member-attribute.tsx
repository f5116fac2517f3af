'use client'

import { useEffect } from 'react'
import { readCookie } from '@/lib/browser/cookies'
import { usePathname } from '@/lib/i18n/navigation'

/**
 * Tells the page whether a member's card is remembered in this browser. Cached pages hold both texts of a member's price, the teaser and the holder's own;
 * style shows one of them (`in-data-member:`), so that no page knows who looks at it.
 */
export function MemberAttribute() {
  const pathname = usePathname()

  useEffect(setMemberAttribute, [pathname])

  useEffect(() => {
    // Where cookies tell of their change the card shows at once; elsewhere on the next page, or when the window is come back to.
    const cookies = 'cookieStore' in window ? window.cookieStore : null
    cookies?.addEventListener('change', setMemberAttribute)
    window.addEventListener('focus', setMemberAttribute)
    return () => {
      cookies?.removeEventListener('change', setMemberAttribute)
      window.removeEventListener('focus', setMemberAttribute)
    }
  }, [])

  return null
}

function setMemberAttribute() {
  document.documentElement.toggleAttribute('data-member', readCookie('memberCard') !== null)
}
