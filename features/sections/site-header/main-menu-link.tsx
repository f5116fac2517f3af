'use client'

import { useEffect, useState, type ReactNode } from 'react'
import { canPrefetch } from '@/lib/browser/can-prefetch'
import { cn } from '@/lib/cn'
import type { CmsLink as Link } from '@/lib/routing/links'
import { CmsLink } from '@/features/sections/components/cms-link'

const idleTimeoutMs = 2000

type MainMenuLinkProps = { link: Link; hasSubmenu: boolean; /** In a long menu. */ isCompact: boolean; children: ReactNode }

/** A link of the main menu, prefetched when the browser is idle (docs/rules/storefront.md#idle-prefetch). */
export function MainMenuLink({ link, hasSubmenu, isCompact, children }: MainMenuLinkProps) {
  const [isIdle, setIsIdle] = useState(false)

  useEffect(() => (canPrefetch() ? runWhenIdle(() => setIsIdle(true)) : undefined), [])

  return (
    <CmsLink
      link={link}
      prefetch={isIdle ? null : false}
      className={cn(
        'flex items-center rounded font-medium whitespace-nowrap decoration-accent decoration-2 underline-offset-8 hover:underline',
        hasSubmenu ? 'pr-0.5' : isCompact ? 'pr-1.5' : 'pr-3 lg:max-xl:pr-1.5',
        isCompact ? 'pl-1.5 text-sm' : 'pl-3 lg:max-xl:pl-1.5 lg:max-xl:text-sm',
      )}
    >
      {children}
    </CmsLink>
  )
}

/** Calls back when the browser is idle, after 2 s at the latest (docs/rules/storefront.md#idle-prefetch). Returns a function that cancels it. */
function runWhenIdle(callback: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(callback, idleTimeoutMs)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(callback, { timeout: idleTimeoutMs })
  return () => cancelIdleCallback(idle)
}
